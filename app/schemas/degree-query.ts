import * as z from "zod";
import { SIGNS } from "~/astrology/signs";
import { nameOf, wholeNumber } from "./birth-input";
import { fieldErrors, type Parsed } from "./fields";

const ofSign = { sign: nameOf(SIGNS) };

function reader<Query extends z.ZodType>(query: Query) {
  return (raw: Readonly<Record<string, unknown>>): Parsed<z.infer<Query>> => {
    const parsed = query.safeParse(raw);
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, fields: fieldErrors(parsed.error) };
  };
}

/** `?sign=leo&degree=9` */
export const readDegree = reader(z.object({ ...ofSign, degree: wholeNumber(1, 30) }));

/** `?sign=leo` */
export const readDegrees = reader(z.object(ofSign));
