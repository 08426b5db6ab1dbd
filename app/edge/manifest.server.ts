import { MORE_NAVIGATION, NAVIGATION } from "~/components/shell/navigation";
import { type LanguageOfPages, screenIn } from "~/further-languages";
import { addressOfLogo } from "~/schemas/own-site";
import type { Logo } from "~/schemas/site-profile";

/** The screens to which the icon of what is installed leads at once. */
const SHORTCUTS: readonly string[] = ["/birth-chart", "/transits", "/moon-phases", "/horoscope"];
const SCREENS = [...NAVIGATION, ...MORE_NAVIGATION].filter(({ to }) => SHORTCUTS.includes(to));
const COLOUR = "#0a0f19";
const DRAWN = { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" };
const MASKABLE = {
  src: "/images/icon-maskable-512.png",
  type: "image/png",
  sizes: "512x512",
  purpose: "maskable",
};
/** Of sizes without which some browsers install nothing: under a logo, too, whose size is its own. */
const SIZED = [192, 512].map((pixels) => ({
  src: `/images/icon-${pixels}.png`,
  type: "image/png",
  sizes: `${pixels}x${pixels}`,
}));

interface Installed {
  readonly name: string;
  readonly description: string;
  readonly logo: Logo | null;
}

/**
 * What a browser installs from pages of a language: that of `public/site.webmanifest` but for what is the owner's, the
 * same app to whoever has installed it already. Its shortcuts are called as the language in use calls their screens.
 */
export function manifestOf({ tag, prefix }: LanguageOfPages, { name, description, logo }: Installed) {
  const home = screenIn(prefix, "/");
  return {
    id: home,
    name,
    short_name: name,
    description,
    lang: tag,
    start_url: home,
    scope: "/",
    display: "standalone",
    background_color: COLOUR,
    theme_color: COLOUR,
    icons: logo
      ? [{ src: addressOfLogo(logo), type: logo.type, sizes: "any" }, ...SIZED]
      : [DRAWN, ...SIZED, MASKABLE],
    shortcuts: SCREENS.map(({ to, label }) => ({ name: label(), url: screenIn(prefix, to) })),
  };
}
