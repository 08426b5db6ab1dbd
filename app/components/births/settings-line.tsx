import { useRef } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { ASPECT_RULES, type AspectType } from "~/astrology/aspects";
import { type ChartSettings, DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import { deltaT } from "~/astrology/ephemeris/delta-t";
import { arcOf, degreesAndMinutes, degreesMinutesSeconds, nearestMinute } from "~/readings/degrees";
import * as words from "~/words/births";
import * as names from "~/words/names";
import { CopyButton } from "../ui/copy-button";

/** What is needed of a chart to say how it was drawn. */
export type DrawnChart = Pick<
  BirthChartAnswer,
  "input" | "resolved" | "houseSystem" | "timeUnknown" | "settings" | "ayanamsa"
>;

/**
 * How a chart was drawn, so that a colleague's program draws the same: "Tropical · Placidus · true node · orbs 10/8/6/3 ·
 * 40°43′N 74°00′W · 18:30:00 UT · ΔT 57.2 s". Orbs are those of conjunction and opposition, trine and square, sextile,
 * and quincunx.
 */
export function settingsText(chart: DrawnChart): string {
  const { input, resolved, houseSystem, timeUnknown, settings = DEFAULT_SETTINGS, ayanamsa } = chart;
  const { latitude, longitude } = resolved.place;
  const seconds = deltaT(Date.parse(resolved.utc)).toFixed(1).replace("-", "−");
  const isWithLilith = settings.extras.includes("Lilith");
  const time = words.clockUt({ time: resolved.utc.slice(11, 19) });
  return [
    settings.zodiac + (ayanamsa == null ? "" : ` ${degreesMinutesSeconds(arcOf(ayanamsa))}`),
    !timeUnknown && names.houseSystem(houseSystem),
    words.node(settings.node),
    isWithLilith && words.lilith(settings.lilith),
    orbsText(settings.orbs),
    settings.minorAspects && words.minorAspects(),
    !settings.outOfSign && words.noAspectsOutOf(),
    `${inMinutes(latitude, words.north, words.south)} ${inMinutes(longitude, words.east, words.west)}`,
    input.calendar === "Julian" && words.oldStyleDate(),
    timeUnknown ? words.timeUnknownLocalNoon({ time }) : time,
    words.deltaT({ seconds }),
  ]
    .filter(Boolean)
    .join(" · ");
}

const PRINTED_ORBS = ["Conjunction", "Trine", "Sextile", "Quincunx"] as const satisfies readonly AspectType[];

function orbsText(orbs: ChartSettings["orbs"]): string {
  const standard = (part: number) => PRINTED_ORBS.map((type) => ASPECT_RULES[type].orb * part).join("/");
  if (typeof orbs === "object") {
    const own = Object.entries(orbs).map(([type, degrees]) => `${type} ${degrees}°`);
    return own.length > 0
      ? words.ownOrbs({ own: own.join(", "), orbs: standard(1) })
      : words.orbs({ orbs: standard(1) });
  }
  switch (orbs) {
    case "Standard":
      return words.orbs({ orbs: standard(1) });
    case "Tight":
      return words.tightOrbs({ orbs: standard(0.5) });
    case "Moiety":
      return words.moietyOrbs();
    default:
      throw new RangeError(`Unknown orbs: ${orbs satisfies never}`);
  }
}

type Side = (of: { readonly degrees: string }) => string;

/** `40°43′N` for 40.7143. */
function inMinutes(degrees: number, positive: Side, negative: Side): string {
  return (degrees < 0 ? negative : positive)({ degrees: degreesAndMinutes(nearestMinute(degrees)) });
}

interface SettingsLineProps {
  readonly chart: DrawnChart;
  /** Whose chart it is, where there are two. */
  readonly of?: string;
}

/** The line under a chart, on paper too; to copy where the browser lets pages do that. */
export function SettingsLine({ chart, of }: SettingsLineProps) {
  const text = settingsText(chart);
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex items-start justify-between gap-4">
      <p ref={line} className="min-w-0 tabular text-xs break-words text-muted print:text-ink">
        {of && (
          <>
            <bdi>{of}</bdi>:{" "}
          </>
        )}
        {text}
      </p>
      <CopyButton
        text={of ? `${of}: ${text}` : text}
        label={of ? words.copyHowDrawnOf({ name: of }) : words.copyHowDrawn()}
        shown={line}
        variant="quiet"
        className="screen-only -my-2"
      />
    </div>
  );
}
