import type { DesignCentre } from "../../../astrology/human-design/centres";
import type { DesignAuthority, DesignType } from "../../../astrology/human-design/shape";
import type { SummaryTelling } from "../shape";

/** Why a summary says what it says, in Brazilian Portuguese. */

const TYPES: Readonly<Record<DesignType, string>> = {
  Generator: "Gerador",
  "Manifesting Generator": "Gerador Manifestante",
  Projector: "Projetor",
  Manifestor: "Manifestador",
  Reflector: "Refletor",
};

const AUTHORITIES: Readonly<Record<DesignAuthority, string>> = {
  Emotional: "autoridade emocional",
  Sacral: "autoridade sacral",
  Splenic: "autoridade esplênica",
  "Ego Manifested": "autoridade do ego manifestado",
  "Ego Projected": "autoridade do ego projetado",
  "Self-Projected": "autoridade autoprojetada",
  Mental: "autoridade mental",
  Lunar: "autoridade lunar",
};

const CENTRES: Readonly<Record<DesignCentre, string>> = {
  Head: "a cabeça",
  Ajna: "o Ajna",
  Throat: "a garganta",
  G: "o G",
  Heart: "o coração",
  Spleen: "o baço",
  Sacral: "o sacral",
  SolarPlexus: "o plexo solar",
  Root: "a raiz",
};

export const whyOfDesign: SummaryTelling["whyOfDesign"] = (type, authority) =>
  `${TYPES[type]}, ${AUTHORITIES[authority]}: como as coisas começam e o que tem a última palavra`;

export const whyOfProfile: SummaryTelling["whyOfProfile"] = (profile) =>
  `${profile}: as linhas do seu Sol no nascimento e 88° antes`;

export const whyOfOpenCentre: SummaryTelling["whyOfOpenCentre"] = (centre) =>
  centre === "all" ? "Os nove centros estão abertos" : `Centro aberto: ${CENTRES[centre]}`;

export const whyOfLifePath: SummaryTelling["whyOfLifePath"] = (number) =>
  `Caminho de vida ${number}: o que os seus dias te pedem`;

export const whyOfSoulUrge: SummaryTelling["whyOfSoulUrge"] = (number) =>
  `Número da alma ${number}: o que você quer quando ninguém pergunta`;

export const whyOfExpression: SummaryTelling["whyOfExpression"] = (number) =>
  `Expressão ${number}: como você põe mãos à obra`;
