import type { Sign } from "~/astrology/signs";
import type { OwnLanguage } from "~/languages";
import type { Texts } from "~/readings/texts";

export interface DegreeQuery {
  readonly sign: Sign;
  /** 1 to 30: the first is 0°00′ to 0°59′. */
  readonly degree: number;
}

export interface DegreeAnswer extends DegreeQuery, OwnLanguage {
  readonly keywords: readonly string[];
  /** An image, then its sense. */
  readonly interpretation: string;
}

/** What a degree of the zodiac says, whatever stands there. */
export async function degreeAnswer({ sign, degree }: DegreeQuery, texts: Texts): Promise<DegreeAnswer> {
  const ofSign = await texts(`degrees/${sign.toLowerCase() as Lowercase<Sign>}`);
  return texts.tell(() => {
    const { keywords, image, sense } = ofSign.of(`${degree}`);
    return { degree, sign, keywords, interpretation: `${image} ${sense}` };
  });
}

export interface DegreesAnswer {
  readonly sign: Sign;
  readonly degrees: readonly DegreeAnswer[];
}

/** The whole sign, degree by degree. */
export async function degreesAnswer({ sign }: { readonly sign: Sign }, texts: Texts): Promise<DegreesAnswer> {
  const degrees = Array.from({ length: 30 }, (_, index) => index + 1);
  return {
    sign,
    degrees: await Promise.all(degrees.map((degree) => degreeAnswer({ sign, degree }, texts))),
  };
}
