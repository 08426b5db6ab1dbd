/**
 * Paints the nebula behind the Dashboard's title, and the card shown where a link is shared.
 * Run: npx tsx scripts/build-nebula.ts. Writes public/images/nebula-*.{avif,webp} and share.jpg; same seed, same sky.
 *
 * Nothing here is a photograph: light is summed in linear RGB from warped fractal noise (gas), a ridged noise that
 * takes light away (dust) and stars with a power law of brightness, then exposed like film and encoded.
 */
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const SEED = 7;
const OUT = join(import.meta.dirname, "../public/images");

type Rgb = readonly [number, number, number];

/** Mulberry32: a small generator with a known sequence for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gradient noise on a lattice of 256 × 256, about -1 to 1. */
function gradientNoise(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  const angles = Float64Array.from({ length: 256 }, () => random() * 2 * Math.PI);
  const gx = angles.map(Math.cos);
  const gy = angles.map(Math.sin);
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const hash = order[((order[ix & 255] as number) + iy) & 255] as number;
    return (gx[hash] as number) * dx + (gy[hash] as number) * dy;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = fade(dx);
    const top = corner(ix, iy, dx, dy) * (1 - u) + corner(ix + 1, iy, dx - 1, dy) * u;
    const bottom = corner(ix, iy + 1, dx, dy - 1) * (1 - u) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return 1.4 * (top + (bottom - top) * fade(dy));
  };
}

const noise = gradientNoise(SEED);

/** Fractal sum of octaves, each turned so that the lattice does not show. */
function fractal(x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x, y);
    total += amplitude;
    amplitude *= gain;
    [x, y] = [1.6 * x - 1.2 * y + 17.3, 1.2 * x + 1.6 * y - 9.1];
  }
  return sum / total;
}

/** Sharp crests, as in filaments and lanes of dust: 0 to 1. */
function ridged(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x, y));
    sum += amplitude * crest * crest;
    total += amplitude;
    amplitude *= 0.52;
    [x, y] = [1.6 * x - 1.2 * y + 5.7, 1.2 * x + 1.6 * y + 23.9];
  }
  return sum / total;
}

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const DEEP: Rgb = [0.0024, 0.004, 0.0088];
const INDIGO: Rgb = [0.035, 0.075, 0.26];
const TEAL: Rgb = [0.02, 0.13, 0.2];
const LILAC: Rgb = [0.22, 0.135, 0.44];
const ROSE: Rgb = [0.85, 0.24, 0.27];
const GOLD: Rgb = [1.6, 0.84, 0.26];

interface Composition {
  readonly width: number;
  readonly height: number;
  /** Where the heart of the nebula stands, as fractions of width and height. */
  readonly heart: readonly [number, number];
  /** The band of gas through the heart: radians from the horizontal. */
  readonly tilt: number;
  /** Length of a unit of the noise, in pixels. */
  readonly unit: number;
  readonly stars: number;
}

/** How much gas, dust and light of the heart lie in a direction. `u` runs along the band and `v` across, in units. */
function gasAt(u: number, v: number) {
  const wx = fractal(u * 0.9 + 3.1, v * 0.9 + 7.7, 5);
  const wy = fractal(u * 0.9 - 11.4, v * 0.9 + 2.3, 5);
  const px = u + 0.62 * wx;
  const py = v + 0.62 * wy;
  const cloud = 0.5 + 0.5 * fractal(px * 1.15, py * 1.15, 8, 0.56);
  const broad = 0.5 + 0.5 * fractal(px * 0.45 + 40, py * 0.45, 3);
  const filaments = ridged(px * 1.1 + 60, py * 1.1 + 12, 7);
  const dust = ridged(u * 0.8 + 0.45 * wy + 90, v * 1.25 + 0.55 * wx, 7);
  return { cloud, broad, filaments, dust };
}

function paint({ width, height, heart, tilt, unit, stars }: Composition): Float32Array {
  const light = new Float32Array(width * height * 3);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const place = (x: number, y: number) => {
    const dx = (x - heart[0] * width) / unit;
    const dy = (y - heart[1] * height) / unit;
    return [dx * cos + dy * sin, -dx * sin + dy * cos] as const;
  };

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = place(x, y);
      const { cloud, broad, filaments, dust } = gasAt(u, v);
      const bend = 0.3 * Math.sin(u * 0.8 + 0.6);
      const band = Math.exp(-(((v - bend) / 0.72) ** 2)) * Math.exp(-((u / 2.1) ** 2));
      const core = Math.exp(-((u / 1.05) ** 2 + ((v - 0.05) / 0.6) ** 2));
      const gas = smooth(0.4, 0.82, cloud) * (0.2 + 0.8 * smooth(0.25, 0.75, broad));
      const lane = smooth(0.52, 0.84, dust) * (0.25 + 0.75 * band);
      const through = Math.exp(-3.4 * lane);

      const lit = gas * band;
      const thread = filaments ** 4 * band;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const i = c as 0 | 1 | 2;
        const glow =
          INDIGO[i] * (0.022 + 0.6 * band * broad) +
          TEAL[i] * 1.1 * smooth(0.45, 0.85, broad) * gas * (0.04 + band) +
          LILAC[i] * (0.85 * lit + 0.45 * thread) +
          ROSE[i] * (0.9 * lit * lit * core + 0.25 * core * thread) +
          GOLD[i] * (1.7 * core * core * gas * gas + 0.6 * core * core * thread);
        light[at + c] = DEEP[i] + through * glow;
      }
    }
  }
  scatterStars(light, { width, height, stars, unit }, (x, y) => {
    const [, v] = place(x, y);
    return 0.3 + 0.7 * Math.exp(-((v / 1.3) ** 2));
  });
  return light;
}

function scatterStars(
  light: Float32Array,
  { width, height, stars, unit }: Pick<Composition, "width" | "height" | "stars" | "unit">,
  density: (x: number, y: number) => number,
) {
  const random = randomFrom(SEED * 7919);
  for (let star = 0; star < stars; ) {
    const x = random() * width;
    const y = random() * height;
    if (random() > density(x, y)) continue;
    star++;
    const brightness = Math.min(9, 0.1 * random() ** -0.72);
    const warmth = random();
    const tint: Rgb = warmth < 0.25 ? [1, 0.8, 0.58] : warmth < 0.6 ? [1, 0.96, 0.9] : [0.74, 0.85, 1];
    const radius = (unit / 620) * (0.62 + 0.2 * Math.log1p(brightness));
    dab(light, { width, height }, x, y, radius, tint, brightness);
    if (brightness > 2.4) dab(light, { width, height }, x, y, radius * 7, tint, brightness * 0.02);
  }
}

/** Adds a round spot of light with soft edges. */
function dab(
  light: Float32Array,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  radius: number,
  tint: Rgb,
  brightness: number,
) {
  const reach = Math.ceil(radius * 3.2);
  for (let py = Math.max(0, Math.floor(y) - reach); py <= Math.min(height - 1, Math.floor(y) + reach); py++) {
    for (
      let px = Math.max(0, Math.floor(x) - reach);
      px <= Math.min(width - 1, Math.floor(x) + reach);
      px++
    ) {
      const square = ((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / (radius * radius);
      const weight = brightness * Math.exp(-square);
      const at = (py * width + px) * 3;
      for (let c = 0; c < 3; c++) light[at + c] = (light[at + c] as number) + weight * (tint[c] as number);
    }
  }
}

/** Linear light to bytes of sRGB: an exposure that never burns out, and a grain below what is seen that ends bands. */
function develop(light: Float32Array): Buffer {
  const random = randomFrom(SEED);
  const bytes = Buffer.alloc(light.length);
  for (let i = 0; i < light.length; i++) {
    const exposed = (1 - Math.exp(-2.3 * (light[i] as number))) ** 1.22; // the power is the film's toe: night stays night
    const encoded = exposed <= 0.0031308 ? 12.92 * exposed : 1.055 * exposed ** (1 / 2.4) - 0.055;
    bytes[i] = Math.max(0, Math.min(255, Math.round(255 * encoded + random() - 0.5)));
  }
  return bytes;
}

function picture(composition: Composition) {
  const { width, height } = composition;
  return sharp(develop(paint(composition)), { raw: { width, height, channels: 3 } });
}

async function write(name: string, image: Sharp, quality: { avif: number; webp: number }) {
  await image
    .clone()
    .avif({ quality: quality.avif, effort: 9, chromaSubsampling: "4:2:0" })
    .toFile(join(OUT, `${name}.avif`));
  await image
    .clone()
    .webp({ quality: quality.webp, effort: 6, smartSubsample: true })
    .toFile(join(OUT, `${name}.webp`));
  for (const type of ["avif", "webp"]) {
    console.log(`${name}.${type}: ${(statSync(join(OUT, `${name}.${type}`)).size / 1024).toFixed(1)} KB`);
  }
}

/** For windows wider than tall: the light to the right, a quiet left for the words. */
const WIDE: Composition = {
  width: 2400,
  height: 1200,
  heart: [0.7, 0.46],
  tilt: -0.38,
  unit: 520,
  stars: 2600,
};
/** For phones: the light above, a quiet lower half for the words. */
const TALL: Composition = {
  width: 900,
  height: 1200,
  heart: [0.66, 0.19],
  tilt: -0.62,
  unit: 380,
  stars: 1100,
};

mkdirSync(OUT, { recursive: true });
const wide = sharp(await picture(WIDE).png({ compressionLevel: 1 }).toBuffer());
await write("nebula-wide-2400", wide, { avif: 58, webp: 74 });
await write("nebula-wide-1400", wide.clone().resize(1400), { avif: 60, webp: 76 });
const tall = sharp(await picture(TALL).png({ compressionLevel: 1 }).toBuffer());
await write("nebula-tall-900", tall, { avif: 62, webp: 78 });

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="190" height="190" fill="none" stroke="#f1e8d6" stroke-width="1.2" stroke-linecap="round"><path d="M4.9 20.9A12.1 12.1 0 0 1 20.9 4.9M27.1 11.1A12.1 12.1 0 0 1 11.1 27.1"/><path d="M10.8 21.2 21.2 10.8"/><g fill="#f1e8d6" stroke="none"><circle cx="16" cy="16" r="2.4"/><circle cx="7.4" cy="24.6" r="3.2"/><circle cx="24.6" cy="7.4" r="3.2"/></g></svg>`;
await wide
  .clone()
  .resize(1200, 630, { fit: "cover", position: "right" })
  .composite([{ input: Buffer.from(MARK), left: 130, top: 220 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(OUT, "share.jpg"));
