import type { DesignCentre } from "../../../astrology/human-design/centres";
import type { DesignAuthority, DesignType } from "../../../astrology/human-design/shape";
import type { SummaryTelling } from "../shape";

/** Why a summary says what it says, in Spanish. */

const TYPES: Readonly<Record<DesignType, string>> = {
  Generator: "Generador",
  "Manifesting Generator": "Generador Manifestante",
  Projector: "Proyector",
  Manifestor: "Manifestador",
  Reflector: "Reflector",
};

const AUTHORITIES: Readonly<Record<DesignAuthority, string>> = {
  Emotional: "autoridad emocional",
  Sacral: "autoridad sacral",
  Splenic: "autoridad esplénica",
  "Ego Manifested": "autoridad del ego manifestado",
  "Ego Projected": "autoridad del ego proyectado",
  "Self-Projected": "autoridad autoproyectada",
  Mental: "autoridad mental",
  Lunar: "autoridad lunar",
};

const CENTRES: Readonly<Record<DesignCentre, string>> = {
  Head: "la cabeza",
  Ajna: "el Ajna",
  Throat: "la garganta",
  G: "el G",
  Heart: "el corazón",
  Spleen: "el bazo",
  Sacral: "el sacral",
  SolarPlexus: "el plexo solar",
  Root: "la raíz",
};

export const whyOfDesign: SummaryTelling["whyOfDesign"] = (type, authority) =>
  `${TYPES[type]}, ${AUTHORITIES[authority]}: cómo empiezan las cosas y qué tiene la última palabra`;

export const whyOfProfile: SummaryTelling["whyOfProfile"] = (profile) =>
  `${profile}: las líneas de tu Sol al nacer y 88° antes`;

export const whyOfOpenCentre: SummaryTelling["whyOfOpenCentre"] = (centre) =>
  centre === "all" ? "Los nueve centros están abiertos" : `Centro abierto: ${CENTRES[centre]}`;

export const whyOfLifePath: SummaryTelling["whyOfLifePath"] = (number) =>
  `Camino de vida ${number}: lo que te piden tus días`;

export const whyOfSoulUrge: SummaryTelling["whyOfSoulUrge"] = (number) =>
  `Impulso del alma ${number}: lo que quieres cuando nadie te pregunta`;

export const whyOfExpression: SummaryTelling["whyOfExpression"] = (number) =>
  `Expresión ${number}: cómo emprendes las cosas`;
