import { type ComponentType, lazy } from "react";
import type { MeaningProps } from "./term";

/** Fetched when a card is opened or a figure lit; offline it says nothing. */
export const Meaning = lazy<ComponentType<MeaningProps>>(() =>
  import("./term").then(
    ({ Meaning }) => ({ default: Meaning }),
    () => ({ default: () => null }),
  ),
);
