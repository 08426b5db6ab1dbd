import * as z from "zod";
import { SIGNS } from "~/astrology/signs";
import { nameOf, wholeNumber } from "./birth-input";
import { readBy } from "./fields";

const ofSign = { sign: nameOf(SIGNS) };

/** `?sign=leo&degree=9` */
export const readDegree = readBy(z.object({ ...ofSign, degree: wholeNumber(1, 30) }));

/** `?sign=leo` */
export const readDegrees = readBy(z.object(ofSign));
