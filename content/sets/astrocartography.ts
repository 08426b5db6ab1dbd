import { BODIES } from "../../app/astrology/bodies";
import { pairs, text, textSet } from "./text-set";

export const astrocartography = {
  "astrocartography/lines": textSet(pairs(BODIES, ["Ascendant", "Descendant", "Midheaven", "IC"]), text),
  "astrocartography/introduction": textSet(["map"], text, ["name", "place"]),
};
