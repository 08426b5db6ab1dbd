import { cosine, sine } from "./sine";

/**
 * The four heaviest asteroids. Without them Mars drifts to half an arcsecond in two centuries. Osculating heliocentric
 * elements of 2026-06-09 (ecliptic and equinox of J2000, au, degrees, TDB) from the Small-Body Database of JPL, masses
 * in km³/s² from JPL DE440 (Park et al. 2021); both in the public domain.
 */
export const ASTEROID_EPOCH = 2_461_200.5;

interface Asteroid {
  readonly gm: number;
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly node: number;
  readonly perihelion: number;
  readonly perihelionTime: number;
}

// biome-ignore format: an asteroid a line
export const HEAVIEST: readonly Asteroid[] = [
  /* Ceres */ { gm: 62.62888864, semiMajorAxis: 2.7655526, eccentricity: 0.079692295, inclination: 10.588028, node: 80.248627, perihelion: 73.294215, perihelionTime: 2461599.841467 },
  /* Pallas */ { gm: 13.66587815, semiMajorAxis: 2.76955901, eccentricity: 0.2307001, inclination: 34.932793, node: 172.886619, perihelion: 310.969916, perihelionTime: 2461695.031164 },
  /* Vesta */ { gm: 17.28823288, semiMajorAxis: 2.36136597, eccentricity: 0.090203744, inclination: 7.143926, node: 103.701293, perihelion: 151.468648, perihelionTime: 2460901.58738 },
  /* Hygiea */ { gm: 5.62514765, semiMajorAxis: 3.15097403, eccentricity: 0.106709274, inclination: 3.82953, node: 283.119893, perihelion: 312.424239, perihelionTime: 2461813.200829 },
];

/** Obliquity of J2000 in which JPL gives elements (IAU 1976). */
const OBLIQUITY = (84381.448 / 3600) * (Math.PI / 180);

/** Heliocentric state in ICRF axes, au and au a day, of an asteroid at its epoch. */
export function asteroidState(asteroid: Asteroid, gmSun: number): { x: number[]; v: number[] } {
  const { semiMajorAxis: a, eccentricity: e } = asteroid;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const motion = Math.sqrt(gmSun / (a * a * a));
  const meanAnomaly = motion * (ASTEROID_EPOCH - asteroid.perihelionTime);
  let anomaly = meanAnomaly;
  for (let i = 0; i < 20; i++) {
    anomaly -= (anomaly - e * sine(anomaly) - meanAnomaly) / (1 - e * cosine(anomaly));
  }
  const root = Math.sqrt(1 - e * e);
  const rate = (motion * a) / (1 - e * cosine(anomaly));
  const inOrbit = [
    [a * (cosine(anomaly) - e), a * root * sine(anomaly)],
    [-rate * sine(anomaly), rate * root * cosine(anomaly)],
  ] as const;
  const [w, node, i] = [asteroid.perihelion, asteroid.node, asteroid.inclination].map(radians) as [
    number,
    number,
    number,
  ];
  const [state, velocity] = inOrbit.map(([p, q]) => {
    const u = p * cosine(w) - q * sine(w);
    const v = p * sine(w) + q * cosine(w);
    const x = u * cosine(node) - v * cosine(i) * sine(node);
    const y = u * sine(node) + v * cosine(i) * cosine(node);
    const z = v * sine(i);
    return [x, y * cosine(OBLIQUITY) - z * sine(OBLIQUITY), y * sine(OBLIQUITY) + z * cosine(OBLIQUITY)];
  }) as [number[], number[]];
  return { x: state, v: velocity };
}
