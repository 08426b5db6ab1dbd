import type { Planet } from "../../../astrology/bodies";
import { capitalised } from "../../capitalised";
import type { Place, Subject } from "../../story/factors";
import type { Area } from "../../story/ids";
import type { StoryTelling } from "../shape";
import { withSharedPlace } from "../shared-place";
import { ASPECTS, BODIES, goingOn, list, SIGNS, withArticle, yours } from "./names";

/** The story's sentences that name places of a chart, in Brazilian Portuguese. */

const SUBJECTS: Readonly<Record<Subject, string>> = {
  Sun: "o que você quer ser",
  Moon: "os sentimentos",
  Mercury: "o pensamento e a fala",
  Venus: "o amor e o gosto",
  Mars: "o impulso e a raiva",
  Jupiter: "a esperança e o crescimento",
  Saturn: "os limites e a paciência",
  Uranus: "a vontade de liberdade",
  Neptune: "o anseio e a imaginação",
  Pluto: "a profundidade e o poder",
  Chiron: "o ponto que dói",
  "North Node": "o rumo que você ainda não conhece",
  Ascendant: "o seu jeito de chegar ao mundo",
  Midheaven: "o que o mundo vê de você",
};

const HOUSES = [
  "como você aparece",
  "o que você tem",
  "a conversa e o aprendizado",
  "o lar e a origem",
  "o amor e a diversão",
  "o trabalho e o dia a dia",
  "a vida a dois",
  "o que se divide",
  "a visão ampla",
  "o trabalho que aparece",
  "os amigos e as esperanças",
  "o recolhimento",
] as const;

/** Names of the chapters. */
export const CHAPTERS: StoryTelling["CHAPTERS"] = {
  arrival: "Como você chega",
  home: "O que te sustenta",
  work: "Trabalho",
  love: "Amor",
  money: "Dinheiro e o que se divide",
  mind: "A mente e a voz",
  body: "O corpo e os dias",
  growth: "Crescimento",
} satisfies Readonly<Record<Area, string>>;

export { list };
export const houseMeaning: StoryTelling["houseMeaning"] = (number) =>
  `casa ${number} (${HOUSES[number - 1]})`;
/** "a sua Lua (os sentimentos)" */
const meaning = (of: Subject) => `${yours(of)} (${SUBJECTS[of]})`;

/** No capital follows a colon, but that of a name. */
export const afterColon: StoryTelling["afterColon"] = goingOn;

export const quoted: StoryTelling["quoted"] = (title) =>
  `“${title.charAt(0).toLowerCase()}${title.slice(1)}”`;

/** "O seu Sol na casa 4 defende a ajuda que você dá; a sua Lua na casa 9, o cuidado de que você precisa." */
export const speakers: StoryTelling["speakers"] = (sides) => {
  const said = sides.map(({ places, side }, index) => {
    const speak = index > 0 ? "," : places.length > 1 ? " defendem" : " defende";
    return `${list(namesOf(places))}${speak} ${side}`;
  });
  return `${capitalised(said.join("; "))}.`;
};

/** What stands in a sign has " em " between, in a house " na ", on an angle " no ". */
function namesOf(places: readonly Place[]): readonly string[] {
  const at = { sign: " em ", house: " na ", ruler: " na ", angle: " no ", aspect: " em " } as const;
  const [first] = places;
  return first ? withSharedPlace(places.map(placeName), at[first.kind], "o seu Ascendente") : [];
}

export const placeName: StoryTelling["placeName"] = (place) => {
  switch (place.kind) {
    case "sign":
      return `${yours(place.of)} em ${SIGNS[place.sign]}`;
    case "house":
    case "ruler":
      return `${yours(place.of)} na casa ${place.house}`;
    case "angle":
      return `${yours(place.of)} no ${BODIES[place.angle]}`;
    case "aspect":
      return `${yours(place.of)} ${ASPECTS[place.aspect.type]} ${yours(place.with)}`;
    default:
      return place satisfies never;
  }
};

export const whyOfPlace: StoryTelling["whyOfPlace"] = (place, isTimed) => {
  switch (place.kind) {
    case "sign":
      return `${capitalised(meaning(place.of))} está em ${SIGNS[place.sign]}.`;
    case "house":
      return `${capitalised(meaning(place.of))} está na ${houseMeaning(place.house)}.`;
    case "ruler":
      return `O seu Ascendente está em ${SIGNS[place.rising]}, e o regente dele, ${withArticle(place.of)}, está na ${houseMeaning(place.house)}.`;
    case "angle":
      return `${capitalised(meaning(place.of))} está no ${BODIES[place.angle]} (${SUBJECTS[place.angle]}).`;
    case "aspect": {
      const contact = `${capitalised(meaning(place.of))} está ${ASPECTS[place.aspect.type]} ${meaning(place.with)}`;
      return isTimed ? `${contact}, ${closeness(place.aspect.orb)}.` : `${contact} durante todo aquele dia.`;
    }
    default:
      return place satisfies never;
  }
};

function closeness(orb: number): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return "quase no grau exato";
  return degrees === 1 ? "a cerca de um grau" : `a cerca de ${degrees} graus`;
}

export const whyOfSignInHouse: StoryTelling["whyOfSignInHouse"] = (of, sign, number) =>
  `${capitalised(meaning(of))} está em ${SIGNS[sign]}, na ${houseMeaning(number)}.`;

export const whyOfHouseRuler: StoryTelling["whyOfHouseRuler"] = (opened, sign, ruler, stands) => {
  const opens = `A sua ${houseMeaning(opened)} começa em ${SIGNS[sign]}`;
  return opened === stands
    ? `${opens}, e o regente dela, ${withArticle(ruler)}, está nessa mesma casa.`
    : `${opens}, e o regente dela, ${withArticle(ruler)}, está na ${houseMeaning(stands)}.`;
};

export const whyOfCusp: StoryTelling["whyOfCusp"] = (number, sign) =>
  `A sua ${houseMeaning(number)} começa em ${SIGNS[sign]}.`;

const names = (planets: readonly Planet[]) => capitalised(list(planets.map(withArticle)));

/** What forms a figure, in the words of its kind. */
export const FIGURES: StoryTelling["FIGURES"] = {
  tSquare: (ends, apex) =>
    `${names(ends)} estão em oposição, e ${withArticle(apex)} está em quadratura com as duas pontas.`,
  yod: (ends, apex) =>
    `${names(ends)} estão em sextil, e ${withArticle(apex)} está em quincúncio com as duas pontas.`,
  grandTrine: (planets) => `${names(planets)} formam um triângulo de trígonos.`,
  grandCross: (planets) => `${names(planets)} formam uma cruz de duas oposições e quatro quadraturas.`,
  kite: (planets, apex) =>
    `${names(planets)} formam um triângulo de trígonos, e ${withArticle(apex)} se opõe a uma das pontas.`,
  rectangle: (planets) => `${names(planets)} formam duas oposições unidas por trígonos e sextis.`,
  houseCrowd: (planets, number) => `${names(planets)} se reúnem na ${houseMeaning(number)}.`,
  signCrowd: (planets, sign) => `${names(planets)} se reúnem em ${SIGNS[sign]}.`,
  unaspected: (planet) =>
    `${capitalised(withArticle(planet))} não forma conjunção, oposição, trígono, quadratura nem sextil com nenhum planeta.`,
  axis: (planets, one, other) =>
    `${names(planets)} estão em oposição, entre a casa ${one} e a casa ${other}.`,
};

/** Bodies pass, and the lunar nodes. */
const mover = (body: string) => capitalised(withArticle(body as Subject));

export const whyOfPassage: StoryTelling["whyOfPassage"] = (body, type, of) => {
  const isOwn = body === of;
  const place = isOwn ? "lugar em que estava" : `lugar em que ${yours(of)} estava`;
  if (type === "Conjunction")
    return `${mover(body)} ${isOwn ? "volta" : "chega"} ao ${place} quando você nasceu.`;
  return `${mover(body)} está ${ASPECTS[type]} o ${place} quando você nasceu.`;
};

export const whyOfYear: StoryTelling["whyOfYear"] = (age, number, from, lord, isRising) => {
  const counted = `${SIGNS[from]}, o signo ${isRising ? "do seu Ascendente" : "do seu Sol"}`;
  return `Você tem ${age} ${age < 2 ? "ano" : "anos"}. Cada ano de vida pertence à casa seguinte, contando desde ${counted}: este é o da casa ${number}, e o regente dela é ${withArticle(lord)}.`;
};

export const whyOfUnknown: StoryTelling["whyOfUnknown"] = () => "A hora do nascimento não foi informada.";
