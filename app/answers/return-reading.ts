import { returnMarks } from "~/astrology/derived/return-marks";
import type { Instant } from "~/astrology/instant";
import type { OwnLanguage } from "~/languages";
import { returnTexts } from "~/readings/returns/library";
import type { ReturnMoment } from "~/readings/returns/return-moment";
import { type ReturnReading, returnReading } from "~/readings/returns/return-reading";
import { tellingIn } from "~/readings/telling/telling";
import type { Texts } from "~/readings/texts";
import type { DerivedChartRequest } from "~/schemas/derived-chart-input";
import type { Parsed } from "~/schemas/fields";
import { formatShortTime } from "~/time/civil-date";
import { civilDateTimeAt } from "~/time/civil-time";
import { type AnswerMark, type BirthChartAnswer, resolvedBirth } from "./birth-chart";
import { type DerivedChartAnswer, derivedChartAnswer } from "./derived-chart";

export interface ReturnReadingAnswer
  extends Pick<DerivedChartAnswer, "at" | "instant" | "place" | "options">,
    Pick<BirthChartAnswer, "input" | "resolved"> {
  /** The page, all of it in one language. */
  readonly told: ReturnReading & OwnLanguage;
}

/** A solar return as one page; errors are those of its chart. Throws a RangeError for a birth without a time. */
export async function returnReadingAnswer(
  request: DerivedChartRequest,
  at: Instant,
  mark: AnswerMark,
  texts: Texts,
): Promise<Parsed<ReturnReadingAnswer>> {
  const derived = derivedChartAnswer(request, at, mark);
  if (!derived.ok) return derived;
  const { natal, chart, instant, place, options } = derived.value;
  const marks = returnMarks(natal, chart);
  if (!marks) throw new RangeError("Without a birth time a return has no Ascendant to tell it from");
  const words = await returnTexts(texts);
  const told = texts.tell((language) =>
    returnReading(marks, momentOf(derived.value), words, tellingIn(language).returns),
  );
  const { input } = natal;
  const resolved = resolvedBirth(request.birth, texts.language);
  return { ok: true, value: { at: derived.value.at, instant, place, options, told, input, resolved } };
}

/** By the clocks of the place, as they were at that longitude. */
function momentOf({ instant, place, options }: DerivedChartAnswer): ReturnMoment {
  const { date, time } = civilDateTimeAt(place.timeZone, Date.parse(instant), place.longitude);
  return {
    date,
    time: formatShortTime({ ...time, second: 0 }),
    place: place.name,
    isPrecessed: options.precessed,
  };
}
