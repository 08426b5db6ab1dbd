import type { DesignCentre } from "~/astrology/human-design/centres";
import type { DesignAuthority, DesignProfile, DesignType } from "~/astrology/human-design/shape";
import type { IdOf } from "../../../content/sets/sets";
import { type Summary, summaryText } from "../summary";
import { tellingIn } from "../telling/telling";
import type { DesignTexts } from "./library";

/**
 * Of several open centres the first of these is told: what others feel is taken for one's own more easily than what they
 * think. The sacral one comes last, because whole types have it open.
 */
const OPEN_FIRST: readonly DesignCentre[] = [
  "SolarPlexus",
  "Heart",
  "Spleen",
  "G",
  "Root",
  "Throat",
  "Ajna",
  "Head",
  "Sacral",
];

/** Type and authority, of the pairs that can be. */
type WayId = IdOf<"human-design/summary-ways">;

interface SummedDesign {
  readonly type: DesignType | null;
  readonly authority: DesignAuthority | null;
  readonly profile: DesignProfile | null;
  readonly openCentres: readonly DesignCentre[];
}

/**
 * What holds a design together: how things begin and are judged right (type and authority), the part played among people
 * (profile), and what is taken in from them (an open centre). Null where a day leaves type or authority open.
 */
export function designSummary(
  { type, authority, profile, openCentres }: SummedDesign,
  { summary, tell }: DesignTexts,
): Summary | null {
  if (!type || !authority) return null;
  const open =
    type === "Reflector" ? "all" : (OPEN_FIRST.find((centre) => openCentres.includes(centre)) ?? "none");
  return tell((language) => {
    const { whyOfDesign, whyOfOpenCentre, whyOfProfile } = tellingIn(language).summaries;
    return {
      text: summaryText([
        summary.ways.of(`${type} ${authority}` as WayId),
        ...(profile ? [summary.profiles.of(profile)] : []),
        summary.open.of(open),
      ]),
      why: [
        whyOfDesign(type, authority),
        ...(profile ? [whyOfProfile(profile)] : []),
        ...(open === "none" ? [] : [whyOfOpenCentre(open)]),
      ],
    };
  });
}
