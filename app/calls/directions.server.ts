import { directionsAnswer } from "~/answers/directions";
import { DirectionsFields, readDirections } from "~/schemas/directions-input";
import { orInvalid } from "./perform.server";
import { inWords, telling } from "./telling.server";

export const directions = telling({
  access: "open",
  limit: "calculation",
  fields: DirectionsFields,
  read: (raw, { readAsset }) => readDirections(raw, readAsset),
  run: (input, { context }) => inWords(context, () => orInvalid(directionsAnswer(input))),
});
