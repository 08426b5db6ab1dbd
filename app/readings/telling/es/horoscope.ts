import type { HoroscopeTelling } from "../shape";
import {
  ASPECTS,
  BODIES,
  dayAndMonth,
  goingOn,
  longDate,
  monthAndYear,
  ORDINALS,
  PHASES,
  SIGNS,
  weekday,
  withArticle,
} from "./names";

/** Names and dates as they are set into the wordings of a horoscope, in Spanish. */

/** "séptima", before "casa". */
export const house: HoroscopeTelling["house"] = (number) => ORDINALS[number - 1] as string;

export const sign: HoroscopeTelling["sign"] = (name) => SIGNS[name];

/** "el Sol", "Saturno" */
export const planet: HoroscopeTelling["planet"] = (name) => withArticle(name);

/** "Saturno retrógrado", "Venus retrógrada" */
export const retrograde: HoroscopeTelling["retrograde"] = (name) =>
  `${BODIES[name]} ${name === "Venus" ? "retrógrada" : "retrógrado"}`;

/** A place of a chart that is met: "tu Luna". */
export const point: HoroscopeTelling["point"] = (name) => BODIES[name];

export const phase: HoroscopeTelling["phase"] = (name) => PHASES[name];

/** "martes" */
export { weekday };

/** "8 de diciembre" */
export const day: HoroscopeTelling["day"] = (date) => dayAndMonth(date);

/** "martes 8 de diciembre" */
export const dayOfWeek: HoroscopeTelling["dayOfWeek"] = (date) => `${weekday(date)} ${day(date)}`;

/** "8 de diciembre de 2025" */
export const dayOfYear: HoroscopeTelling["dayOfYear"] = (date) => longDate(date);

/** "mayo de 2031" */
export const monthOfYear: HoroscopeTelling["monthOfYear"] = (date) => monthAndYear(date);

/** What is to be seen, and what happens. */
export const joined: HoroscopeTelling["joined"] = (look, sentence) => `${look}, y ${goingOn(sentence)}`;

/** "Marte en cuadratura con Saturno", "Venus entra en Capricornio" */
export const title: HoroscopeTelling["title"] = (event) => {
  switch (event.kind) {
    case "aspect":
      return `${BODIES[event.planet1]} ${ASPECTS[event.type]} ${withArticle(event.planet2)}`;
    case "ingress":
      return `${BODIES[event.planet]} ${event.isRetrograde ? "vuelve atrás a" : "entra en"} ${SIGNS[event.sign]}`;
    case "station":
      return `${BODIES[event.planet]} se pone ${motion(event.planet === "Venus", event.turns)} en ${SIGNS[event.sign]}`;
    case "lunation":
      return `${PHASES[event.phase]} en ${SIGNS[event.sign]}`;
    case "eclipse":
      return `Eclipse ${event.eclipse === "solar" ? "solar" : "lunar"} en ${SIGNS[event.sign]}`;
    case "stay":
      return standing(event.planet, event.sign);
  }
};

function motion(isFeminine: boolean, turns: "retrograde" | "direct"): string {
  if (turns === "retrograde") return isFeminine ? "retrógrada" : "retrógrado";
  return isFeminine ? "directa" : "directo";
}

/** "Luna en Leo" */
export const standing: HoroscopeTelling["standing"] = (name, at) => `${BODIES[name]} en ${SIGNS[at]}`;
