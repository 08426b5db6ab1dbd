import { profectionsAnswer } from "~/answers/profections";
import { call, operation } from "~/http/call.server";
import { readProfections } from "~/schemas/profections-input";

const profections = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: readProfections,
    run: profectionsAnswer,
  }),
});
export const loader = profections.loader;
export const action = profections.action;
