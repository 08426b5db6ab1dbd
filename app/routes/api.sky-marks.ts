import { answering, call } from "~/calls/api.server";
import { skyMarks } from "~/calls/sky-marks.server";
import { success } from "~/http/responses.server";

const api = call({
  GET: answering(skyMarks, (answer) => success(answer, { "Cache-Control": "public, max-age=86400" })),
});
export const loader = api.loader;
export const action = api.action;
