import type { ReturnTelling } from "../shape";
import { ANGLES, longDate, SIGNS, withArticle } from "./names";
import { houseMeaning } from "./story";

/** The sentences of a return's page that name its moment and its places, in Brazilian Portuguese. */

export const opening: ReturnTelling["opening"] = ({ date, time, place, isPrecessed }) => {
  const [hour = "", minute = ""] = time.split(":");
  const at = Number(hour) < 2 ? "à" : "às";
  const where = isPrecessed ? "ao lugar entre as estrelas" : "ao lugar";
  return `Em ${longDate(date)}, ${at} ${hour}h${minute} nos relógios de ${place}, o Sol volta ${where} em que estava quando você nasceu. Esta página conta o ano que vai de um aniversário ao outro, a partir do mapa desse minuto.`;
};

export const whyOfReturn: ReturnTelling["whyOfReturn"] = ({ isPrecessed }) =>
  isPrecessed
    ? "O Sol da revolução está no mesmo lugar entre as estrelas em que estava quando você nasceu."
    : "O Sol da revolução está no mesmo lugar do zodíaco em que estava quando você nasceu.";

export const whyOfGround: ReturnTelling["whyOfGround"] = ({ rising, ground }) =>
  `O Ascendente da revolução está em ${SIGNS[rising]}, na ${houseMeaning(ground)} do seu mapa natal.`;

export const whyOfRepeat: ReturnTelling["whyOfRepeat"] = (orb) =>
  `O Ascendente da revolução está ${nearness(orb, "Ascendente")} do seu mapa natal.`;

export const whyOfLight: ReturnTelling["whyOfLight"] = (light, house) =>
  `${light === "Sun" ? "O Sol" : "A Lua"} da revolução está na ${houseMeaning(house)} desse mapa.`;

export const whyOfAngle: ReturnTelling["whyOfAngle"] = ({ planet, angle, orb }) =>
  `Na revolução, ${withArticle(planet)} está ${nearness(orb, ANGLES[angle])}.`;

export const whyOfRuler: ReturnTelling["whyOfRuler"] = ({ rising, ruler: { planet, house } }) =>
  `O Ascendente da revolução está em ${SIGNS[rising]}, e o regente dele, ${withArticle(planet)}, está na ${houseMeaning(house)} desse mapa.`;

/** Every angle is masculine: "do Meio do Céu". */
function nearness(orb: number, angle: string): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return `quase no grau exato do ${angle}`;
  return degrees === 1 ? `a cerca de um grau do ${angle}` : `a cerca de ${degrees} graus do ${angle}`;
}
