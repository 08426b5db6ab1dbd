export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * OKLCH to linear sRGB after Björn Ottosson's published matrices (bottosson.github.io/posts/oklab).
 * @param hue degrees
 * @returns 0 to 1, and beyond where the screen cannot show it
 */
export function linearSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The same as a screen takes it, 0 to 1; what it cannot show is cut off. */
export function srgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const [red, green, blue] = linearSrgb(lightness, chroma, hue);
  return [encoded(red), encoded(green), encoded(blue)];
}

function encoded(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** A colour as a screen takes it, as `#8a6a1f`. */
export function hexOf(rgb: Rgb): string {
  const digits = (value: number) =>
    Math.round(255 * value)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(digits).join("")}`;
}

/** The way back, of what `hexOf` writes: linear sRGB. */
export function linearOf(hex: string): Rgb {
  const part = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The way back from linear sRGB, of what a screen shows. */
export function oklchOf([red, green, blue]: Rgb): readonly [lightness: number, chroma: number, hue: number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360];
}

/** Relative luminance after WCAG 2.2, of linear sRGB. */
function luminance([red, green, blue]: Rgb): number {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

/** The contrast of two colours after WCAG 2.2, of linear sRGB: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
