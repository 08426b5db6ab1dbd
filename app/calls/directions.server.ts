import { directionsAnswer } from "~/answers/directions";
import { DirectionsFields, readDirections } from "~/schemas/directions-input";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const directions = operation({
  access: "open",
  limit: "calculation",
  fields: DirectionsFields,
  read: (raw, { readAsset }) => readDirections(raw, readAsset),
  run: (input) => orInvalid(directionsAnswer(input)),
});
