import type { HoroscopeTelling } from "../shape";
import {
  ASPECTS,
  BODIES,
  dayAndMonth,
  goingOn,
  longDate,
  monthAndYear,
  PHASES,
  SIGNS,
  weekday,
  withArticle,
} from "./names";

/** Names and dates as they are set into the wordings of a horoscope, in Brazilian Portuguese. */

/** "7", after "casa". */
export const house: HoroscopeTelling["house"] = (number) => String(number);

export const sign: HoroscopeTelling["sign"] = (name) => SIGNS[name];

/** "o Sol", "Saturno" */
export const planet: HoroscopeTelling["planet"] = (name) => withArticle(name);

/** "Saturno retrógrado", "Vênus retrógrada" */
export const retrograde: HoroscopeTelling["retrograde"] = (name) =>
  `${BODIES[name]} ${name === "Venus" ? "retrógrada" : "retrógrado"}`;

/** A place of a chart that is met. */
export const point: HoroscopeTelling["point"] = (name) => BODIES[name];

export const phase: HoroscopeTelling["phase"] = (name) => PHASES[name];

/** "terça-feira" */
export { weekday };

/** "8 de dezembro" */
export const day: HoroscopeTelling["day"] = (date) => dayAndMonth(date);

/** "terça-feira, 8 de dezembro" */
export const dayOfWeek: HoroscopeTelling["dayOfWeek"] = (date) => `${weekday(date)}, ${day(date)}`;

/** "8 de dezembro de 2025" */
export const dayOfYear: HoroscopeTelling["dayOfYear"] = (date) => longDate(date);

/** "maio de 2031" */
export const monthOfYear: HoroscopeTelling["monthOfYear"] = (date) => monthAndYear(date);

/** What is to be seen, and what happens. */
export const joined: HoroscopeTelling["joined"] = (look, sentence) => `${look}, e ${goingOn(sentence)}`;

/** "Marte em quadratura com Saturno", "Vênus entra em Capricórnio" */
export const title: HoroscopeTelling["title"] = (event) => {
  switch (event.kind) {
    case "aspect":
      return `${BODIES[event.planet1]} ${ASPECTS[event.type]} ${withArticle(event.planet2)}`;
    case "ingress":
      return `${BODIES[event.planet]} ${event.isRetrograde ? "volta a" : "entra em"} ${SIGNS[event.sign]}`;
    case "station":
      return `${BODIES[event.planet]} fica ${motion(event.planet === "Venus", event.turns)} em ${SIGNS[event.sign]}`;
    case "lunation":
      return `${PHASES[event.phase]} em ${SIGNS[event.sign]}`;
    case "eclipse":
      return `Eclipse ${event.eclipse === "solar" ? "solar" : "lunar"} em ${SIGNS[event.sign]}`;
    case "stay":
      return standing(event.planet, event.sign);
  }
};

function motion(isFeminine: boolean, turns: "retrograde" | "direct"): string {
  if (turns === "retrograde") return isFeminine ? "retrógrada" : "retrógrado";
  return isFeminine ? "direta" : "direto";
}

/** "Lua em Leão" */
export const standing: HoroscopeTelling["standing"] = (name, at) => `${BODIES[name]} em ${SIGNS[at]}`;
