import type { TitleTelling } from "../shape";
import { ASPECTS, BODIES, house, SIGNS, withArticle } from "./names";

/** What the texts of a reading are called, in Spanish. */

export const inSign: TitleTelling["inSign"] = (body, sign) => `${BODIES[body]} en ${SIGNS[sign]}`;

export const inHouse: TitleTelling["inHouse"] = (body, number) => `${BODIES[body]} en la ${house(number)}`;

export const onAngle: TitleTelling["onAngle"] = (body, angle) => `${BODIES[body]} en el ${BODIES[angle]}`;

export const ofAspect: TitleTelling["ofAspect"] = (planet1, type, planet2) =>
  `${BODIES[planet1]} ${ASPECTS[type]} ${withArticle(planet2)}`;

export const ofRising: TitleTelling["ofRising"] = (sign) => `Ascendente en ${SIGNS[sign]}`;

export const ofMidheaven: TitleTelling["ofMidheaven"] = (sign) => `Medio Cielo en ${SIGNS[sign]}`;

export const ofChartRuler: TitleTelling["ofChartRuler"] = (ruler, number) =>
  `El regente de la carta, ${withArticle(ruler)}, en la ${house(number)}`;

export const withoutTime: TitleTelling["withoutTime"] = (moonChanges) => {
  const moon = moonChanges
    ? ` La Luna pasó ese día de ${SIGNS[moonChanges.from]} a ${SIGNS[moonChanges.to]}, y por eso están aquí los dos signos: lee aquel en que te reconoces.`
    : "";
  return `Sin la hora de nacimiento dejamos fuera las casas, los ángulos y los contactos que quizá no duraron todo el día.${moon}`;
};

export const ofLord: TitleTelling["ofLord"] = (lord) => BODIES[lord];

export const betweenTwo: TitleTelling["betweenTwo"] = ([a, b], { planet1, type, planet2 }) =>
  `${BODIES[planet1]} de ${a} ${ASPECTS[type]} ${withArticle(planet2)} de ${b}`;

export const inHouseOf: TitleTelling["inHouseOf"] = ([a, b], planet, number) =>
  `${BODIES[planet]} de ${a} en la ${house(number)} de ${b}`;

export const sunAndMoon: TitleTelling["sunAndMoon"] = ([a, b], sun, moon) =>
  `Sol de ${a} en ${SIGNS[sun]}, Luna de ${b} en ${SIGNS[moon]}`;
