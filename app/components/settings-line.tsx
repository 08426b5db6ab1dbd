import { useEffect, useRef, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { ASPECT_RULES, type AspectType } from "~/astrology/aspects";
import { type ChartSettings, DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import { deltaT } from "~/astrology/ephemeris/delta-t";
import { Button } from "./ui/button";

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
    settings.zodiac + (ayanamsa == null ? "" : ` ${inSeconds(ayanamsa)}`),
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
  const minutes = Math.round(Math.abs(degrees) * 60);
  const side = degrees < 0 ? negative : positive;
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${side}`;
}

/** `23°43′25″` for 23.7236. */
function inSeconds(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** The line under a chart, on paper too; to copy where the browser lets pages do that. */
export function SettingsLine({ chart }: { readonly chart: DrawnChart }) {
  const text = settingsText(chart);
  const [copied, setCopied] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => setCanCopy("clipboard" in navigator), []);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => line.current && getSelection()?.selectAllChildren(line.current), // forbidden: Ctrl+C does it
    );
  return (
    <div className="flex items-start justify-between gap-4">
      <p ref={line} className="min-w-0 tabular text-xs break-words text-muted print:text-ink">
        {text}
      </p>
      {canCopy && (
        <Button
          variant="quiet"
          size="sm"
          className="screen-only -my-2"
          onClick={copy}
          aria-label="Copy how this chart was drawn"
        >
          <span role="status">{copied === text ? "Copied" : "Copy"}</span>
        </Button>
      )}
    </div>
  );
}
