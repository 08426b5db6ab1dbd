import { humanDesignAnswer } from "~/answers/human-design";
import { HumanDesignFields, readHumanDesign } from "~/schemas/human-design-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const humanDesign = telling({
  access: "open",
  limit: "calculation",
  fields: HumanDesignFields,
  read: (raw, { readAsset }) => readHumanDesign(raw, readAsset),
  run: (input, { context }) => humanDesignAnswer(input, textsFor(context)),
});
