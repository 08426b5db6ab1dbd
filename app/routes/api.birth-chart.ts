import { birthChartAnswer } from "~/answers/birth-chart";
import { answerMark } from "~/http/answer-mark.server";
import { call, operation } from "~/http/call.server";
import { orInvalid } from "~/http/responses.server";
import { readBirth } from "~/schemas/read-birth";

const birthChart = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: (raw, { context }) => readBirth(raw, context.readAsset),
    run: (birth, { context }) => orInvalid(birthChartAnswer(birth, answerMark(context))),
  }),
});
export const loader = birthChart.loader;
export const action = birthChart.action;
