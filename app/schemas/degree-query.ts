import * as z from "zod";
import { SIGNS } from "~/astrology/signs";
import { nameOf, wholeNumber } from "./birth-input";
import { described, readBy } from "./fields";

const ofSign = { sign: nameOf(SIGNS) };

export const DegreeFields = z.object({
  ...ofSign,
  degree: described("A position's whole degrees and one", wholeNumber(1, 30)),
});
/** `?sign=leo&degree=9` */
export const readDegree = readBy(DegreeFields);

export const DegreesFields = z.object(ofSign);
/** `?sign=leo` */
export const readDegrees = readBy(DegreesFields);
