import type { ReturnTelling } from "../shape";
import { ANGLES, longDate, SIGNS, withArticle } from "./names";
import { houseMeaning } from "./story";

/** The sentences of a return's page that name its moment and its places, in Spanish. */

export const opening: ReturnTelling["opening"] = ({ date, time, place, isPrecessed }) => {
  const hour = time.startsWith("01") ? `a la ${time}` : `a las ${time}`;
  const where = isPrecessed ? "al lugar entre las estrellas" : "al lugar";
  return `El ${longDate(date)}, ${hour} en los relojes de ${place}, el Sol vuelve ${where} que tenía cuando naciste. Esta página cuenta el año que va de un cumpleaños al siguiente, a partir de la carta de ese minuto.`;
};

export const whyOfReturn: ReturnTelling["whyOfReturn"] = ({ isPrecessed }) =>
  isPrecessed
    ? "El Sol de la revolución está en el mismo lugar entre las estrellas que cuando naciste."
    : "El Sol de la revolución está en el mismo lugar del zodiaco que cuando naciste.";

export const whyOfGround: ReturnTelling["whyOfGround"] = ({ rising, ground }) =>
  `El Ascendente de la revolución está en ${SIGNS[rising]}, en la ${houseMeaning(ground)} de tu carta natal.`;

export const whyOfRepeat: ReturnTelling["whyOfRepeat"] = (orb) =>
  `El Ascendente de la revolución está ${nearness(orb, "Ascendente")} de tu carta natal.`;

export const whyOfLight: ReturnTelling["whyOfLight"] = (light, house) =>
  `${light === "Sun" ? "El Sol" : "La Luna"} de la revolución está en la ${houseMeaning(house)} de esa carta.`;

export const whyOfAngle: ReturnTelling["whyOfAngle"] = ({ planet, angle, orb }) =>
  `En la revolución, ${withArticle(planet)} está ${nearness(orb, ANGLES[angle])}.`;

export const whyOfRuler: ReturnTelling["whyOfRuler"] = ({ rising, ruler: { planet, house } }) =>
  `El Ascendente de la revolución está en ${SIGNS[rising]}, y su regente, ${withArticle(planet)}, en la ${houseMeaning(house)} de esa carta.`;

/** Every angle is masculine: "del Medio Cielo". */
function nearness(orb: number, angle: string): string {
  const degrees = Math.round(orb);
  if (degrees === 0) return `casi al grado en el ${angle}`;
  return degrees === 1 ? `más o menos a un grado del ${angle}` : `a unos ${degrees} grados del ${angle}`;
}
