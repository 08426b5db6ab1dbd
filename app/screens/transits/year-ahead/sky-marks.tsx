import type { ReactNode } from "react";
import type { ForecastAnswer } from "~/answers/forecast";
import { ayanamsaAt, inZodiac } from "~/astrology/ayanamsa";
import type { Zodiac } from "~/astrology/chart-settings";
import type { ForecastStation } from "~/astrology/forecast";
import { signPosition } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import { MomentDay } from "~/components/sky/moment";
import { Fold } from "~/components/ui/fold";
import { degreesAndMinutes } from "~/readings/degrees";
import * as births from "~/words/births";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/year-ahead";
import type { TimeLineScale } from "./contact-row";
import { orbText } from "./contact-words";
import { Labels, Track } from "./track";

interface SkyMark {
  readonly at: string;
  readonly symbol: ReactNode;
  /** "Saturn turns direct at 7°56′ Aries" */
  readonly text: string;
  readonly touches: ForecastStation<string>["touches"];
}

/** What happens in the sky and touches the chart, in order of time; places are told in a zodiac. */
export function skyMarks(
  { stations, ingresses, lunations, eclipses }: ForecastAnswer,
  zodiac: Zodiac,
): SkyMark[] {
  const place = (longitude: number, at: string) =>
    placeText(inZodiac(longitude, ayanamsaAt(zodiac, Date.parse(at))));
  return [
    ...stations.map(({ planet, turns, longitude, ...mark }) => ({
      ...mark,
      symbol: <Glyph name={planet} size={14} />,
      text: words.turnsAt({ turns, planet: names.planet(planet), place: place(longitude, mark.at) }),
    })),
    ...ingresses.map(({ planet, sign, isRetrograde, ...mark }) => ({
      ...mark,
      symbol: <Glyph name={sign} size={14} />,
      text: words.enters({ isRetrograde, planet: names.planet(planet), sign: names.sign(sign) }),
    })),
    ...lunations.map(({ phase, longitude, ...mark }) => ({
      ...mark,
      symbol: <Disc isDark={phase === "New Moon"} />,
      text: words.phaseAt({ phase: names.phase(phase), place: place(longitude, mark.at) }),
    })),
    ...eclipses.map(({ kind, type, longitude, ...mark }) => ({
      ...mark,
      symbol: <Disc isDark={kind === "solar"} isEclipse />,
      text: words.eclipseAt({ kind, type, place: place(longitude, mark.at) }),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
}

export function placeText(longitude: number): string {
  const position = signPosition(longitude);
  return names.degreesOfSign({ degrees: degreesAndMinutes(position), sign: names.sign(position.sign) });
}

/** A new moon is dark, a full one is not; a ring around either is an eclipse. */
export function Disc({
  isDark,
  isEclipse = false,
}: {
  readonly isDark: boolean;
  readonly isEclipse?: boolean;
}) {
  return (
    <svg viewBox="0 0 14 14" width={14} height={14} fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="7" cy="7" r="3.6" fill={isDark ? "currentColor" : "none"} strokeWidth="1.3" />
      {isEclipse && <circle cx="7" cy="7" r="6.2" strokeWidth="1.3" />}
    </svg>
  );
}

type YourPoint = Parameters<typeof births.yourPoint>[0];

/** "on your Sun (0°28′) and opposite your Venus (0°02′)" */
export function touchesText(touches: ForecastStation<string>["touches"]): string {
  return listedNames(
    touches.map(({ natal, type, orb }) =>
      words.touches({ aspect: type, point: births.yourPoint(natal as YourPoint), orb: orbText(orb) }),
    ),
  );
}

interface SkyMarksRowProps extends TimeLineScale {
  readonly marks: readonly SkyMark[];
}

/** The first row of the time line: one symbol for each, and opened what each is. */
export function SkyMarksRow({ marks, scale, calendar, today }: SkyMarksRowProps) {
  return (
    <li className="break-inside-avoid">
      <Fold
        isWide
        summary={
          <span className="grid min-w-0 grow gap-x-4 gap-y-1 @3xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
            <span className="min-w-0">
              <span className="block font-semibold">{words.eventsOfTheSky({ count: marks.length })}</span>
              <span className="block text-sm text-muted">{words.stationsEclipses()}</span>
            </span>
            <span className="relative block text-ink">
              <Track calendar={calendar} today={today} labels={[]} />
              <span aria-hidden="true">
                <Labels
                  labels={marks.map(({ at, symbol }) => ({ at: scale(at), text: symbol }))}
                  className="top-1"
                  narrow={0.05}
                  wide={0.025}
                />
              </span>
            </span>
          </span>
        }
      >
        <ul className="grid gap-x-8 gap-y-2 text-sm @xl:grid-cols-2">
          {marks.map(({ at, symbol, text, touches }) => (
            <li key={`${at} ${text}`} className="flex gap-3">
              <span className="mt-1 shrink-0">{symbol}</span>
              <span>
                {words.markOfDay({
                  mark: (inner) => <span className="font-semibold">{inner}</span>,
                  day: () => <MomentDay at={at} />,
                  event: text,
                  touches: touchesText(touches),
                })}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}
