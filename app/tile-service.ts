import * as z from "zod";

/** The vars that name the map's background: a public tile service of the visitor's choice, or none. */
export const tileVars = {
  /** Address of a tile with {z}, {x} and {y}, perhaps {s} and {r}; empty: the map has its own outline only. */
  TILE_URL: z
    .string()
    .default("")
    .refine((url) => url === "" || isTemplate(url), {
      error: "Must be an http or https address with {z}, {x} and {y}",
    }),
  /** What the service wants to be said beside its pictures, and where that leads. */
  TILE_ATTRIBUTION: z.string().default(""),
  TILE_ATTRIBUTION_LINK: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
};

export interface TileService {
  readonly url: string;
  readonly attribution: string;
  readonly attributionLink: string;
}

const Vars = z.object(tileVars);

/** What the map is told; null when there is no tile service. */
export function tileServiceOf(vars: z.infer<typeof Vars>): TileService | null {
  const { TILE_URL: url, TILE_ATTRIBUTION: attribution, TILE_ATTRIBUTION_LINK: attributionLink } = vars;
  return url === "" ? null : { url, attribution, attributionLink };
}

/** Where the pictures come from, as a content security policy names it; null when there are none. */
export function tileOrigin({ TILE_URL }: Pick<z.infer<typeof Vars>, "TILE_URL">): string | null {
  if (TILE_URL === "") return null;
  // The subdomain placeholder stands for any; no letter in its stead would survive URL parsing as a wildcard.
  const { origin } = new URL(TILE_URL.replaceAll("{s}", "wildcard-subdomain"));
  return origin.replace("wildcard-subdomain", "*");
}

function isTemplate(url: string): boolean {
  const plain = url.replace(/\{[szxyr]\}/g, "0");
  return (
    ["{z}", "{x}", "{y}"].every((placeholder) => url.includes(placeholder)) &&
    URL.canParse(plain) &&
    /^https?:$/.test(new URL(plain).protocol)
  );
}
