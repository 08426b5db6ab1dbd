import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/zodiac-wheel";
import { ALL_ASPECT_RULES } from "../../astrology/orbs";
import { elementOf, modalityOf, type Sign, signPosition } from "../../astrology/signs";
import { degreesAndMinutes } from "../../readings/degrees";
import { formatSignPosition } from "./sign-position";
import { subjectOf, type WheelAngle, type WheelSubject } from "./subject";
import type { WheelChart } from "./wheel-chart";

const LETTERS = {
  ascendant: "AC",
  descendant: "DC",
  midheaven: "MC",
  ic: "IC",
} as const satisfies Record<WheelAngle, string>;

/** What stands on the rim, "AC Libra" and " 13°47′"; of what lies opposite its letters alone. */
export function rimTextOf(
  angle: WheelAngle,
  longitude: number,
): { readonly name: string; readonly degrees: string } {
  const letters = names.angleLetters(LETTERS[angle]);
  if (angle === "descendant" || angle === "ic") return { name: letters, degrees: "" };
  const { sign, ...within } = signPosition(longitude);
  return {
    name: words.rimSign({ letters, sign: names.sign(sign) }),
    degrees: ` ${degreesAndMinutes(within)}`,
  };
}

export function titleOf({ outer, label }: WheelChart, subject: WheelSubject): string {
  switch (subject.kind) {
    case "body": {
      const { planet, sign } = subject.body;
      return withOwner(
        subject.owner,
        words.bodyInSign({ body: names.point(planet), sign: names.sign(sign) }),
      );
    }
    case "aspect": {
      const { planet1, planet2, type } = subject.aspect;
      const told = {
        first: names.point(planet1),
        aspect: names.aspectBetween(type),
        second: names.otherPoint(planet2),
      };
      return outer
        ? words.aspectAcross({ ...told, owner: label, otherOwner: outer.label })
        : words.aspectBetween(told);
    }
    case "house":
      return words.house({ house: subject.house });
    case "sign":
      return names.sign(subject.sign);
    case "angle":
      return words.angle(subject.angle);
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

function withOwner(owner: string | null, what: string): string {
  return owner ? words.ofOwner({ owner, what }) : what;
}

/** What a card says below its title of all but bodies: one line, and the bodies within. */
export function summaryOf(
  { bodies, houses }: WheelChart,
  subject: Exclude<WheelSubject, { kind: "body" }>,
): { readonly text: string; readonly within: readonly string[] | null } {
  const namesOf = (chosen: WheelChart["bodies"]) => chosen.map(({ planet }) => names.otherPoint(planet));
  switch (subject.kind) {
    case "aspect": {
      const { type, orb } = subject.aspect;
      return {
        text: words.apart({ angle: ALL_ASPECT_RULES[type].angle, orb: orb.toFixed(1) }),
        within: null,
      };
    }
    case "house":
      return {
        text: words.beginsAt({ position: formatSignPosition(signPosition(subject.longitude)) }),
        within: namesOf(bodies.filter(({ house }) => house === subject.house)),
      };
    case "angle":
      return { text: formatSignPosition(signPosition(subject.longitude)), within: null };
    case "sign": {
      const { sign } = subject;
      const cusps = houses.filter(({ longitude }) => signPosition(longitude).sign === sign);
      return {
        text: textOfSign(
          sign,
          cusps.map(({ house }) => house),
        ),
        within: namesOf(bodies.filter((body) => body.sign === sign)),
      };
    }
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

/** @param cusps of which houses stand in it */
function textOfSign(sign: Sign, cusps: readonly number[]): string {
  const nature = words.natureOfSign({
    element: names.element(elementOf(sign)),
    modality: words.modality(modalityOf(sign)),
  });
  if (cusps.length === 0) return nature;
  return words.natureAndCusps({
    count: cusps.length,
    nature,
    houses: listedNames(cusps.map(String), words.lastWithin),
  });
}

export function withinText(bodies: readonly string[]): string {
  return bodies.length > 0
    ? words.within({ bodies: listedNames(bodies, words.lastWithin) })
    : words.noBodiesInIt();
}

/** A mark's name for screen readers: all that its card says, but for a body's aspects and the reading. */
export function spokenOf(chart: WheelChart, key: string): string {
  const subject = subjectOf(chart, key);
  if (!subject) throw new RangeError(`Nothing in this wheel is called ${key}`);
  if (subject.kind === "body") {
    const { owner, body } = subject;
    const at = words.bodyAt({ body: names.point(body.planet), position: formatSignPosition(body) });
    return words.spokenBody({ body: withOwner(owner, at), ...houseAndMotion(body) });
  }
  const { text, within } = summaryOf(chart, subject);
  return [titleSpoken(chart, subject), text, ...(within ? [withinText(within)] : [])].join(". ");
}

/** Who speaks to the screen says what they read on it. */
function titleSpoken(chart: WheelChart, subject: WheelSubject): string {
  const title = titleOf(chart, subject);
  if (subject.kind !== "angle") return title;
  const { name, degrees } = rimTextOf(subject.angle, subject.longitude);
  return words.spokenAngle({ written: name + degrees, title });
}

/** What the words of a body's place take. */
export function houseAndMotion({
  house,
  isRetrograde,
}: Pick<WheelChart["bodies"][number], "house" | "isRetrograde">) {
  return { hasHouse: house !== null, house: house ?? 0, isRetrograde };
}
