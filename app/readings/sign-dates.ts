import type { Sign } from "../astrology/signs";

/** When the Sun is in each sign; a day either way, by year and zone. */
export const SIGN_DATES: Readonly<Record<Sign, string>> = {
  Aries: "20 March to 19 April",
  Taurus: "20 April to 20 May",
  Gemini: "21 May to 20 June",
  Cancer: "21 June to 22 July",
  Leo: "23 July to 22 August",
  Virgo: "23 August to 22 September",
  Libra: "23 September to 22 October",
  Scorpio: "23 October to 21 November",
  Sagittarius: "22 November to 21 December",
  Capricorn: "22 December to 19 January",
  Aquarius: "20 January to 18 February",
  Pisces: "19 February to 19 March",
};
