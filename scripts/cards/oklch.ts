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
