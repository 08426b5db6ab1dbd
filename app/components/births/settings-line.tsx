import { useRef } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { ASPECT_RULES, type AspectType } from "~/astrology/aspects";
import { type ChartSettings, DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import { deltaT } from "~/astrology/ephemeris/delta-t";
import { arcOf, degreesAndMinutes, degreesMinutesSeconds, nearestMinute } from "~/readings/degrees";
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
  const time = `${resolved.utc.slice(11, 19)} UT`;
  return [
    settings.zodiac + (ayanamsa == null ? "" : ` ${degreesMinutesSeconds(arcOf(ayanamsa))}`),
    !timeUnknown && houseSystem,
    `${settings.node.toLowerCase()} node`,
    isWithLilith && `${settings.lilith.toLowerCase()} Lilith`,
    orbsText(settings.orbs),
    settings.minorAspects && "minor aspects",
    !settings.outOfSign && "no aspects out of sign",
    `${inMinutes(latitude, "N", "S")} ${inMinutes(longitude, "E", "W")}`,
    input.calendar === "Julian" && "Old Style date",
    timeUnknown ? `time unknown, local noon ${time}` : time,
    `ΔT ${seconds} s`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const PRINTED_ORBS = ["Conjunction", "Trine", "Sextile", "Quincunx"] as const satisfies readonly AspectType[];

function orbsText(orbs: ChartSettings["orbs"]): string {
  const standard = (part: number) => PRINTED_ORBS.map((type) => ASPECT_RULES[type].orb * part).join("/");
  if (typeof orbs === "object") {
    const own = Object.entries(orbs).map(([type, degrees]) => `${type} ${degrees}°`);
    return own.length > 0 ? `own orbs (${own.join(", ")}; others ${standard(1)})` : `orbs ${standard(1)}`;
  }
  switch (orbs) {
    case "Standard":
      return `orbs ${standard(1)}`;
    case "Tight":
      return `tight orbs ${standard(0.5)}`;
    case "Moiety":
      return "moiety orbs";
    default:
      throw new RangeError(`Unknown orbs: ${orbs satisfies never}`);
  }
}

/** `40°43′N` for 40.7143. */
function inMinutes(degrees: number, positive: string, negative: string): string {
  return `${degreesAndMinutes(nearestMinute(degrees))}${degrees < 0 ? negative : positive}`;
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
        label={`Copy how ${of ? `${of}’s` : "this"} chart was drawn`}
        shown={line}
        variant="quiet"
        className="screen-only -my-2"
      />
    </div>
  );
}
