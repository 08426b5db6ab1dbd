import type { Sign } from "../../astrology/signs";
import type { DegreesOfSign } from "./degree-meaning";

/** A sign's thirty are loaded when a request needs them and not before. */
const LOADERS: Readonly<Record<Sign, () => Promise<DegreesOfSign>>> = {
  Aries: async () => (await import("./aries")).aries,
  Taurus: async () => (await import("./taurus")).taurus,
  Gemini: async () => (await import("./gemini")).gemini,
  Cancer: async () => (await import("./cancer")).cancer,
  Leo: async () => (await import("./leo")).leo,
  Virgo: async () => (await import("./virgo")).virgo,
  Libra: async () => (await import("./libra")).libra,
  Scorpio: async () => (await import("./scorpio")).scorpio,
  Sagittarius: async () => (await import("./sagittarius")).sagittarius,
  Capricorn: async () => (await import("./capricorn")).capricorn,
  Aquarius: async () => (await import("./aquarius")).aquarius,
  Pisces: async () => (await import("./pisces")).pisces,
};

export function degreesOf(sign: Sign): Promise<DegreesOfSign> {
  return LOADERS[sign]();
}
