import { ALL_ASPECT_RULES } from "../../astrology/orbs";
import { elementOf, modalityOf, signPosition } from "../../astrology/signs";
import { ASPECT_NAMES } from "../../readings/aspect-names";
import { formatSignPosition } from "./sign-position";
import { subjectOf, type WheelAngle, type WheelSubject } from "./subject";
import type { WheelChart } from "./wheel-chart";

const ANGLE_NAMES: Readonly<Record<WheelAngle, string>> = {
  ascendant: "Ascendant",
  descendant: "Descendant",
  midheaven: "Midheaven",
  ic: "Imum Coeli",
};

const ANGLE_LETTERS: Readonly<Record<WheelAngle, string>> = {
  ascendant: "AC",
  descendant: "DC",
  midheaven: "MC",
  ic: "IC",
};

/** What stands on the rim: "AC Libra 13°47′", and of what lies opposite its letters alone. */
export function rimTextOf(angle: WheelAngle, longitude: number): string {
  const letters = ANGLE_LETTERS[angle];
  if (angle === "descendant" || angle === "ic") return letters;
  const { sign, degree, minute } = signPosition(longitude);
  return `${letters} ${sign} ${degree}°${String(minute).padStart(2, "0")}′`;
}

export function titleOf({ outer, label }: WheelChart, subject: WheelSubject): string {
  switch (subject.kind) {
    case "body":
      return `${subject.owner ? `${subject.owner}: ` : ""}${subject.body.planet} in ${subject.body.sign}`;
    case "aspect": {
      const { planet1, planet2, type } = subject.aspect;
      const name = ASPECT_NAMES[type];
      return outer
        ? `${label}: ${planet1} ${name} ${planet2} (${outer.label})`
        : `${planet1} ${name} ${planet2}`;
    }
    case "house":
      return `House ${subject.house}`;
    case "sign":
      return subject.sign;
    case "angle":
      return ANGLE_NAMES[subject.angle];
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

/** What a card says below its title of all but bodies: one line, and the bodies within. */
export function summaryOf(
  { bodies, houses }: WheelChart,
  subject: Exclude<WheelSubject, { kind: "body" }>,
): { readonly text: string; readonly within: readonly string[] | null } {
  const namesOf = (chosen: WheelChart["bodies"]) => chosen.map(({ planet }) => planet);
  switch (subject.kind) {
    case "aspect": {
      const { type, orb } = subject.aspect;
      return { text: `${ALL_ASPECT_RULES[type].angle}° apart, orb ${orb.toFixed(1)}°`, within: null };
    }
    case "house":
      return {
        text: `Begins at ${formatSignPosition(signPosition(subject.longitude))}`,
        within: namesOf(bodies.filter(({ house }) => house === subject.house)),
      };
    case "angle":
      return { text: formatSignPosition(signPosition(subject.longitude)), within: null };
    case "sign": {
      const { sign } = subject;
      const cusps = houses.filter(({ longitude }) => signPosition(longitude).sign === sign);
      const numbers = cusps.map(({ house }) => house).join(", ");
      const ofCusps = cusps.length > 0 ? ` · ${cusps.length > 1 ? "cusps" : "cusp"} of house ${numbers}` : "";
      return {
        text: `${elementOf(sign)}, ${modalityOf(sign).toLowerCase()}${ofCusps}`,
        within: namesOf(bodies.filter((body) => body.sign === sign)),
      };
    }
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

export function withinText(names: readonly string[]): string {
  return names.length > 0 ? `With ${names.join(", ")}` : "No bodies in it";
}

/** A mark's name for screen readers: all that its card says, but for a body's aspects and the reading. */
export function spokenOf(chart: WheelChart, key: string): string {
  const subject = subjectOf(chart, key);
  if (!subject) throw new RangeError(`Nothing in this wheel is called ${key}`);
  if (subject.kind === "body") {
    const { owner, body } = subject;
    const parts = [
      `${owner ? `${owner}: ` : ""}${body.planet} ${formatSignPosition(body)}`,
      body.house && `house ${body.house}`,
      body.isRetrograde && "retrograde",
    ];
    return parts.filter(Boolean).join(", ");
  }
  const { text, within } = summaryOf(chart, subject);
  // Who speaks to the screen says what they read on it.
  const written = subject.kind === "angle" ? `${rimTextOf(subject.angle, subject.longitude)}: ` : "";
  return [written + titleOf(chart, subject), text, ...(within ? [withinText(within)] : [])].join(". ");
}
