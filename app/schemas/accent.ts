import { contrast, hexOf, linearOf, linearSrgb, oklchOf, srgbOf } from "~/formats/oklch";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of styles.css by their names there: lightness, chroma, hue. A test holds them to that file. */
type Colours = Readonly<Record<Theme, Readonly<Record<string, readonly [number, number, number]>>>>;

/** What an accent stands on in each theme. */
export const SURFACES: Colours = {
  light: {
    ground: [0.968, 0.014, 85],
    card: [0.99, 0.007, 88],
    raised: [0.998, 0.003, 90],
    sunken: [0.944, 0.018, 85],
  },
  dark: {
    ground: [0.168, 0.026, 268],
    card: [0.208, 0.029, 268],
    raised: [0.246, 0.032, 268],
    sunken: [0.146, 0.024, 268],
  },
};
/** In what words stand beside it. */
export const INKS: Colours = {
  light: { ink: [0.27, 0.075, 277], muted: [0.455, 0.045, 277] },
  dark: { ink: [0.925, 0.02, 88], muted: [0.745, 0.025, 272] },
};

/** The accent's own quiet surface and what stands on it: their lightness is that of ours, their hue its own. */
const SOFT = { light: [0.935, 0.045], dark: [0.295, 0.04] } as const;
const ON = { light: [0.99, 0.01], dark: [0.2, 0.03] } as const;
/** How much further from the surfaces it is where a pointer rests. */
const STRONGER = { light: -0.08, dark: 0.06 } as const;

export const LEAST_CONTRAST = 4.5;
const HEX = /^#[0-9a-f]{6}$/;

/** `#8a6a1f`, in small letters; null for anything else. */
export function readColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return HEX.test(colour) ? colour : null;
}

/** Of this lightness and hue, as colourful as a screen can show. */
function shown(lightness: number, chroma: number, hue: number): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const linearly = linearSrgb(lightness, chroma * share, hue);
    if (linearly.every((value) => value >= -0.0005 && value <= 1.0005))
      return hexOf(srgbOf(lightness, chroma * share, hue));
  }
  return hexOf(srgbOf(lightness, 0, hue));
}

/** The least contrast of a colour with what it stands on in a theme, rounded down: 4.5 reads. */
export function contrastIn(theme: Theme, colour: string): number {
  const [, , hue] = oklchOf(linearOf(colour));
  const grounds = [...Object.values(SURFACES[theme]), [...SOFT[theme], hue] as const];
  const least = Math.min(
    ...grounds.map(([lightness, chroma, hue]) =>
      contrast(linearOf(colour), linearSrgb(lightness, chroma, hue)),
    ),
  );
  return Math.floor(least * 100) / 100;
}

/** The colour of the same hue that is nearest in lightness and reads in the theme; itself where it does. */
export function nearestIn(theme: Theme, colour: string): string {
  if (contrastIn(theme, colour) >= LEAST_CONTRAST) return colour;
  const [lightness, chroma, hue] = oklchOf(linearOf(colour));
  const step = theme === "light" ? -0.005 : 0.005;
  for (let at = lightness + step; at > 0 && at < 1; at += step) {
    const nearer = shown(at, chroma, hue);
    if (contrastIn(theme, nearer) >= LEAST_CONTRAST) return nearer;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}

/** The four colours that follow from an accent, by their names in styles.css. */
export function accentColours(theme: Theme, colour: string): Readonly<Record<string, string>> {
  const [lightness, chroma, hue] = oklchOf(linearOf(colour));
  const [[softLight, softChroma], [onLight, onChroma]] = [SOFT[theme], ON[theme]];
  const stronger = Math.min(0.98, Math.max(0.1, lightness + STRONGER[theme]));
  return {
    gold: colour,
    "gold-strong": shown(stronger, chroma, hue),
    "gold-soft": shown(softLight, Math.min(chroma, softChroma), hue),
    "on-gold": shown(onLight, Math.min(chroma, onChroma), hue),
  };
}
