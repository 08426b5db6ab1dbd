import type { Sign } from "../../../astrology/signs";

/**
 * The colours that `content/<language>/horoscope-days/colours.json` names, to be looked at: of each sign the plain one, the
 * strongest and the softest, as `#rrggbb`.
 */
export const SWATCHES: Readonly<Record<Sign, readonly [string, string, string]>> = {
  Aries: ["#e34a2b", "#d4161e", "#9e3b33"],
  Taurus: ["#7a8a3c", "#1f8a4c", "#6b6a2f"],
  Gemini: ["#f2e05a", "#f7d117", "#e3d083"],
  Cancer: ["#efebe2", "#4f9d86", "#7f93a6"],
  Leo: ["#f5b81f", "#d4a017", "#e2912a"],
  Virgo: ["#d8c19a", "#c0694a", "#8d6a48"],
  Libra: ["#f2c6cf", "#7fb7e0", "#f5efdc"],
  Scorpio: ["#14666b", "#1d2350", "#6d2f55"],
  Sagittarius: ["#f27c5e", "#f57a14", "#a9502a"],
  Capricorn: ["#8e8d86", "#6e3f2a", "#3d4045"],
  Aquarius: ["#c2e0ea", "#5b7fdb", "#bfc4c9"],
  Pisces: ["#7fd8c6", "#2fb9bd", "#b7a3d9"],
};
