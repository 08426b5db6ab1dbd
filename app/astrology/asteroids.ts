/** The four asteroids that astrologers add to a chart, in the order of their discovery. */
export const ASTEROIDS = ["Ceres", "Pallas", "Juno", "Vesta"] as const;
export type Asteroid = (typeof ASTEROIDS)[number];
