import type { Planet } from "../../astrology/bodies";
import type { OnAngle, ReturnMarks } from "../../astrology/derived/return-marks";
import { ANGLE_WEIGHTS, type AngleName } from "../../astrology/findings/weights";
import type { HouseNumber } from "../../astrology/houses";
import { readingId } from "../reading-id";
import type { ReturnTelling } from "../telling/shape";
import { AXES, type Axis } from "./ids";
import { type Lean, OF_ANGLES, OF_EFFORTS, OF_GROUNDS, OF_MOONS, OF_RULERS } from "./leans";
import type { ReturnTexts } from "./library";

/** What a return's page may say. */
export interface ReturnPart {
  readonly weight: number;
  readonly text: string;
  readonly about: readonly string[];
  readonly why: readonly string[];
  readonly leans: readonly Lean[];
  /** Of planets on an angle, which stand in one paragraph. */
  readonly angle: AngleName | null;
}

/** An exact planet on the Ascendant or Midheaven comes before the Sun's house; one three degrees away, behind it. */
const WEIGHTS = { ground: 20, repeat: 19, effort: 9, axis: 8.9, ruler: 5, moon: 4 } as const;
/** What an angle's planet still weighs five degrees away, of 1. */
const AT_EDGE = 0.5;

/** The two that every page has. */
export interface Foundation {
  readonly ground: ReturnPart;
  readonly effort: ReturnPart;
}

export function foundationOf(marks: ReturnMarks, words: ReturnTexts, telling: ReturnTelling): Foundation {
  const { ground, sun } = marks;
  const onAngle = marks.onAngles.find(({ planet }) => planet === "Sun");
  return {
    ground: {
      weight: WEIGHTS.ground,
      text: words("grounds", `${ground}`).text,
      about: [readingId("Ascendant")],
      why: [telling.whyOfGround(marks)],
      leans: OF_GROUNDS[ground] ?? [],
      angle: null,
    },
    effort: {
      ...(onAngle
        ? angleOf(onAngle, words, telling)
        : {
            text: words("efforts", `${sun}`).text,
            about: [readingId("Sun")],
            why: [telling.whyOfLight("Sun", sun)],
            leans: OF_EFFORTS[sun] ?? [],
            angle: null,
          }),
      weight: WEIGHTS.effort,
      ...(isTold(marks, "Sun") && { why: withRuler(marks, onAngle ?? null, telling) }),
    },
  };
}

/** Whether the ruler of the Ascendant is told with a planet's own text: it is that planet, or shares the Sun's house. */
function isTold({ ruler, sun, onAngles }: ReturnMarks, by: Planet): boolean {
  if (ruler.planet === by) return true;
  const isOwn = ruler.planet === "Moon" || onAngles.some(({ planet }) => planet === ruler.planet);
  return by === "Sun" && !isOwn && ruler.house === sun && !onAngles.some(({ planet }) => planet === "Sun");
}

function withRuler(marks: ReturnMarks, at: OnAngle | null, telling: ReturnTelling): readonly string[] {
  return [at ? telling.whyOfAngle(at) : telling.whyOfLight("Sun", marks.sun), telling.whyOfRuler(marks)];
}

/** All else that may be told, the weightiest first. */
export function otherParts(
  marks: ReturnMarks,
  { ground, effort }: Foundation,
  words: ReturnTexts,
  telling: ReturnTelling,
): readonly ReturnPart[] {
  const { repeat, ruler, moon, onAngles } = marks;
  const parts: ReturnPart[] = [];
  const add = (part: Omit<ReturnPart, "leans" | "angle"> & Partial<ReturnPart>) =>
    parts.push({ leans: [], angle: null, ...part });
  if (repeat !== null) {
    const why = [telling.whyOfRepeat(repeat)];
    add({ weight: WEIGHTS.repeat, text: words("turns", "repeat").text, about: ground.about, why });
  }
  const axis = axisOf(marks);
  if (axis) {
    const [about, why] = [
      [...ground.about, ...effort.about],
      [...ground.why, ...effort.why.slice(0, 1)],
    ];
    add({ weight: WEIGHTS.axis, text: words("turns", axis).text, about, why });
  }
  for (const on of onAngles.filter(({ planet }) => planet !== "Sun")) {
    const part = angleOf(on, words, telling);
    add(on.planet === ruler.planet ? { ...part, why: [...part.why, telling.whyOfRuler(marks)] } : part);
  }
  const isAngular = (body: Planet) => onAngles.some(({ planet }) => planet === body);
  if (ruler.planet !== "Moon" && !isAngular(ruler.planet) && !isTold(marks, "Sun")) {
    add({
      weight: WEIGHTS.ruler,
      text: words("rulers", `${ruler.house}`).text,
      about: [readingId(ruler.planet)],
      why: [telling.whyOfRuler(marks)],
      leans: OF_RULERS[ruler.house] ?? [],
    });
  }
  if (!isAngular("Moon")) {
    const why = [telling.whyOfLight("Moon", moon)];
    if (ruler.planet === "Moon") why.push(telling.whyOfRuler(marks));
    const text = words("moons", `${moon}`).text;
    add({ weight: WEIGHTS.moon, text, about: [readingId("Moon")], why, leans: OF_MOONS[moon] ?? [] });
  }
  return parts.sort((a, b) => b.weight - a.weight);
}

function angleOf(on: OnAngle, words: ReturnTexts, telling: ReturnTelling): ReturnPart {
  const { planet, angle, orb } = on;
  return {
    weight: ANGLE_WEIGHTS[angle] * (1 - (1 - AT_EDGE) * (orb / 5)),
    text: words("angles", `${planet} ${angle}`).text,
    about: [readingId(planet)],
    why: [telling.whyOfAngle(on)],
    leans: OF_ANGLES[angle][planet] ?? [],
    angle,
  };
}

/** The house that an angle begins. */
const HOUSE_OF_ANGLE: Readonly<Record<AngleName, HouseNumber>> = {
  Ascendant: 1,
  "Imum Coeli": 4,
  Descendant: 7,
  Midheaven: 10,
};

/** Ground and effort where they lie in opposite houses; a Sun on an angle counts as in the house that begins there. */
export function axisOf({ ground, sun, onAngles }: ReturnMarks): Axis | null {
  const on = onAngles.find(({ planet }) => planet === "Sun");
  const effort = on ? HOUSE_OF_ANGLE[on.angle] : sun;
  const [low, high] = [Math.min(ground, effort), Math.max(ground, effort)];
  return AXES.find((axis) => axis === `${low} ${high}`) ?? null;
}
