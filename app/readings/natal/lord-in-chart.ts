import type { TraditionalRuler } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import type { Sign } from "../../astrology/signs";
import type { OwnLanguage } from "../../languages";
import { tellingIn } from "../telling/telling";
import type { Texts } from "../texts";

/** What a year's lord brings from its place in the chart: where the year leads, and how the lord goes about it. */
export async function lordReading(
  lord: TraditionalRuler,
  { sign, house }: { readonly sign: Sign; readonly house: number },
  texts: Texts,
): Promise<{ readonly text: string } & OwnLanguage> {
  const [inHouse, inSign] = await Promise.all([texts("natal/lord-in-house"), texts("natal/lord-in-sign")]);
  return texts.tell((language) => {
    const text = `${inHouse.of(`${house as HouseNumber}`).text} ${inSign.of(sign).text}`;
    return { text: text.replaceAll("{lord}", tellingIn(language).titles.ofLord(lord)) };
  });
}
