import type { Channel, DesignCentre } from "~/astrology/human-design/centres";
import { capitalised } from "~/readings/capitalised";

/** Within a sentence, after an article. */
const CENTRE_NAMES: Readonly<Record<DesignCentre, string>> = {
  Head: "head",
  Ajna: "ajna",
  Throat: "throat",
  G: "G centre",
  Heart: "heart",
  Spleen: "spleen",
  Sacral: "sacral centre",
  SolarPlexus: "solar plexus",
  Root: "root",
};

/** As a title: `Solar plexus`. */
export function titleOfCentre(centre: DesignCentre): string {
  return capitalised(CENTRE_NAMES[centre]);
}

/** `5–15` */
export function channelName(channel: Channel): string {
  return channel.replace("-", "–");
}
