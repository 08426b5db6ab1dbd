import type { TitleTelling } from "../shape";
import { ASPECTS, BODIES, SIGNS, withArticle } from "./names";

/** What the texts of a reading are called, in Brazilian Portuguese. */

export const inSign: TitleTelling["inSign"] = (body, sign) => `${BODIES[body]} em ${SIGNS[sign]}`;

export const inHouse: TitleTelling["inHouse"] = (body, number) => `${BODIES[body]} na casa ${number}`;

export const onAngle: TitleTelling["onAngle"] = (body, angle) => `${BODIES[body]} no ${BODIES[angle]}`;

export const ofAspect: TitleTelling["ofAspect"] = (planet1, type, planet2) =>
  `${BODIES[planet1]} ${ASPECTS[type]} ${withArticle(planet2)}`;

export const ofRising: TitleTelling["ofRising"] = (sign) => `Ascendente em ${SIGNS[sign]}`;

export const ofMidheaven: TitleTelling["ofMidheaven"] = (sign) => `Meio do Céu em ${SIGNS[sign]}`;

export const ofChartRuler: TitleTelling["ofChartRuler"] = (ruler, number) =>
  `O regente do mapa, ${withArticle(ruler)}, na casa ${number}`;

export const withoutTime: TitleTelling["withoutTime"] = (moonChanges) => {
  const moon = moonChanges
    ? ` A Lua passou de ${SIGNS[moonChanges.from]} para ${SIGNS[moonChanges.to]} naquele dia, e por isso os dois signos estão aqui: leia aquele em que você se reconhece.`
    : "";
  return `Sem a hora do nascimento, deixamos de fora as casas, os ângulos e os contatos que talvez não tenham durado o dia todo.${moon}`;
};

export const ofLord: TitleTelling["ofLord"] = (lord) => BODIES[lord];

export const betweenTwo: TitleTelling["betweenTwo"] = ([a, b], { planet1, type, planet2 }) =>
  `${BODIES[planet1]} de ${a} ${ASPECTS[type]} ${withArticle(planet2)} de ${b}`;

export const inHouseOf: TitleTelling["inHouseOf"] = ([a, b], planet, number) =>
  `${BODIES[planet]} de ${a} na casa ${number} de ${b}`;

export const sunAndMoon: TitleTelling["sunAndMoon"] = ([a, b], sun, moon) =>
  `Sol de ${a} em ${SIGNS[sun]}, Lua de ${b} em ${SIGNS[moon]}`;
