import { astrocartographyAnswer } from "~/answers/astrocartography";
import { call, operation } from "~/http/call.server";
import { readTimedBirth } from "~/schemas/astrocartography-input";

const astrocartography = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: (raw, { context }) => readTimedBirth(raw, context.readAsset),
    run: astrocartographyAnswer,
  }),
});
export const loader = astrocartography.loader;
export const action = astrocartography.action;
