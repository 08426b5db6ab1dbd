import type { AspectType } from "../../../astrology/aspects";
import type { Planet } from "../../../astrology/bodies";
import type { Sign } from "../../../astrology/signs";
import { capitalised } from "../../capitalised";
import type { Place, Subject } from "../../story/factors";
import type { Area } from "../../story/ids";
import type { StoryTelling } from "../shape";
import { withSharedPlace } from "../shared-place";
import { ASPECTS, BODIES, goingOn, house, list, SIGNS, withArticle } from "./names";

/** The story's sentences that name places of a chart, in Spanish. */

const SUBJECTS: Readonly<Record<Subject, string>> = {
  Sun: "lo que quieres ser",
  Moon: "los sentimientos",
  Mercury: "el pensamiento y la palabra",
  Venus: "el amor y el gusto",
  Mars: "el empuje y la rabia",
  Jupiter: "la esperanza y el crecimiento",
  Saturn: "los límites y la paciencia",
  Uranus: "el deseo de libertad",
  Neptune: "el anhelo y la imaginación",
  Pluto: "la hondura y el poder",
  Chiron: "el punto que duele",
  "North Node": "el rumbo que aún no conoces",
  Ascendant: "tu manera de salir al mundo",
  Midheaven: "lo que el mundo ve de ti",
};

const HOUSES = [
  "cómo te presentas",
  "lo que tienes",
  "la palabra y el aprendizaje",
  "el hogar y el origen",
  "el amor y el juego",
  "el trabajo y el día a día",
  "la pareja",
  "lo que se comparte",
  "la mirada amplia",
  "el trabajo que se ve",
  "los amigos y las esperanzas",
  "el retiro",
] as const;

/** Names of the chapters. */
export const CHAPTERS: StoryTelling["CHAPTERS"] = {
  arrival: "Cómo llegas",
  home: "Lo que te sostiene",
  work: "El trabajo",
  love: "El amor",
  money: "El dinero y lo compartido",
  mind: "La mente y la voz",
  body: "El cuerpo y los días",
  growth: "El crecimiento",
} satisfies Readonly<Record<Area, string>>;

export { list };
export const houseMeaning: StoryTelling["houseMeaning"] = (number) =>
  `${house(number)} (${HOUSES[number - 1]})`;
const yours = (of: Subject) => `tu ${BODIES[of]}`;
/** "tu Luna (los sentimientos)" */
const meaning = (of: Subject) => `${yours(of)} (${SUBJECTS[of]})`;

/** No capital follows a colon, but that of a name. */
export const afterColon: StoryTelling["afterColon"] = goingOn;

export const quoted: StoryTelling["quoted"] = (title) =>
  `“${title.charAt(0).toLowerCase()}${title.slice(1)}”`;

/** "Tu Sol en la cuarta casa defiende la ayuda que das; tu Luna en la novena casa, los cuidados que necesitas." */
export const speakers: StoryTelling["speakers"] = (sides) => {
  const said = sides.map(({ places, side }, index) => {
    const speak = index > 0 ? "," : places.length > 1 ? " defienden" : " defiende";
    return `${list(namesOf(places))}${speak} ${side}`;
  });
  return `${capitalised(said.join("; "))}.`;
};

const namesOf = (places: readonly Place[]) => withSharedPlace(places.map(placeName), " en ", "tu Ascendente");

export const placeName: StoryTelling["placeName"] = (place) => {
  switch (place.kind) {
    case "sign":
      return `${yours(place.of)} en ${SIGNS[place.sign]}`;
    case "house":
    case "ruler":
      return `${yours(place.of)} en la ${house(place.house)}`;
    case "angle":
      return `${yours(place.of)} en el ${BODIES[place.angle]}`;
    case "aspect":
      return `${yours(place.of)} ${ASPECTS[place.aspect.type]} ${yours(place.with)}`;
    default:
      return place satisfies never;
  }
};

export const whyOfPlace: StoryTelling["whyOfPlace"] = (place, isTimed) => {
  switch (place.kind) {
    case "sign":
      return `${capitalised(meaning(place.of))} está en ${SIGNS[place.sign]}.`;
    case "house":
      return `${capitalised(meaning(place.of))} está en la ${houseMeaning(place.house)}.`;
    case "ruler":
      return `Tu Ascendente está en ${SIGNS[place.rising]}, y su regente, ${withArticle(place.of)}, en la ${houseMeaning(place.house)}.`;
    case "angle":
      return `${capitalised(meaning(place.of))} está en el ${BODIES[place.angle]} (${SUBJECTS[place.angle]}).`;
    case "aspect": {
      const contact = `${capitalised(meaning(place.of))} está ${ASPECTS[place.aspect.type]} ${meaning(place.with)}`;
      return isTimed ? `${contact}, ${closeness(place.aspect.orb)}.` : `${contact} durante todo ese día.`;
    }
    default:
      return place satisfies never;
  }
};

function closeness(orb: number): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return "casi al grado";
  return degrees === 1 ? "a un grado, más o menos" : `a unos ${degrees} grados`;
}

export const whyOfSignInHouse: StoryTelling["whyOfSignInHouse"] = (of, sign, number) =>
  `${capitalised(meaning(of))} está en ${SIGNS[sign]}, en la ${houseMeaning(number)}.`;

export const whyOfHouseRuler: StoryTelling["whyOfHouseRuler"] = (opened, sign, ruler, stands) => {
  const opens = `Tu ${houseMeaning(opened)} empieza en ${SIGNS[sign]}`;
  return opened === stands
    ? `${opens}, y su regente, ${withArticle(ruler)}, está en esa misma casa.`
    : `${opens}, y su regente, ${withArticle(ruler)}, está en la ${houseMeaning(stands)}.`;
};

export const whyOfCusp: StoryTelling["whyOfCusp"] = (number, sign) =>
  `Tu ${houseMeaning(number)} empieza en ${SIGNS[sign]}.`;

const names = (planets: readonly Planet[]) => capitalised(list(planets.map(withArticle)));

/** What forms a figure, in the words of its kind. */
export const FIGURES: StoryTelling["FIGURES"] = {
  tSquare: (ends, apex) =>
    `${names(ends)} están en oposición, y ${withArticle(apex)} está en cuadratura con los dos extremos.`,
  yod: (ends, apex) =>
    `${names(ends)} están en sextil, y ${withArticle(apex)} está en quincuncio con los dos extremos.`,
  grandTrine: (planets) => `${names(planets)} forman un triángulo de trígonos.`,
  grandCross: (planets) => `${names(planets)} forman una cruz de dos oposiciones y cuatro cuadraturas.`,
  kite: (planets, apex) =>
    `${names(planets)} forman un triángulo de trígonos, y ${withArticle(apex)} se opone a una de sus puntas.`,
  rectangle: (planets) => `${names(planets)} forman dos oposiciones unidas por trígonos y sextiles.`,
  houseCrowd: (planets, number) => `${names(planets)} se reúnen en la ${houseMeaning(number)}.`,
  signCrowd: (planets, sign) => `${names(planets)} se reúnen en ${SIGNS[sign]}.`,
  unaspected: (planet) =>
    `${capitalised(withArticle(planet))} no forma conjunción, oposición, trígono, cuadratura ni sextil con ningún planeta.`,
  axis: (planets, one, other) =>
    `${names(planets)} están en oposición, entre la ${house(one)} y la ${house(other)}.`,
};

/** Bodies pass, and the lunar nodes. */
const mover = (body: string) => capitalised(withArticle(body as Subject));

export const whyOfPassage: StoryTelling["whyOfPassage"] = (body, type, of) => {
  const isOwn = body === of;
  if (type === ("Conjunction" satisfies AspectType))
    return isOwn
      ? `${mover(body)} vuelve al lugar que tenía cuando naciste.`
      : `${mover(body)} llega al lugar que tenía ${yours(of)} cuando naciste.`;
  const where = isOwn ? "el lugar que tenía" : `el lugar que tenía ${yours(of)}`;
  return `${mover(body)} está ${ASPECTS[type]} ${where} cuando naciste.`;
};

export const whyOfYear: StoryTelling["whyOfYear"] = (age, number, from: Sign, lord, isRising) => {
  const counted = `${SIGNS[from]}, el signo de tu ${isRising ? "Ascendente" : "Sol"}`;
  return `Tienes ${age} ${age === 1 ? "año" : "años"}. Cada año de vida le toca a la casa siguiente, contando desde ${counted}: este le toca a la ${house(number)}, cuyo regente es ${withArticle(lord)}.`;
};

export const whyOfUnknown: StoryTelling["whyOfUnknown"] = () => "No se indicó la hora de nacimiento.";
