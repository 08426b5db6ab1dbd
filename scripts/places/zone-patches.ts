/**
 * Zones that the place data has wrong or from before a change. Each rule names what it mends; all were found by
 * comparing every place with its neighbours and with the list of zones in IANA's zone.tab.
 */
export interface ZonedPlace {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly admin1: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

type Rule = (place: ZonedPlace) => string | null;

/** Zones of whole divisions that have but one, where single places carry a neighbour's. */
const WHOLE_DIVISIONS: Readonly<Record<string, string>> = {
  "AU.07": "Australia/Melbourne",
  "BR.14": "America/Cuiaba",
  "BR.28": "America/Maceio",
  "BR.30": "America/Recife",
  // America/Coyhaique: the region of Aysén keeps summer time since 2025 (tzdata 2025b).
  "CL.02": "America/Coyhaique",
  "CN.13": "Asia/Urumqi",
  "MX.03": "America/Mazatlan",
  "MX.23": "America/Cancun",
  "RU.73": "Europe/Moscow",
  "RU.34": "Europe/Moscow",
  "UZ.03": "Asia/Tashkent",
};

/** Zones that have been merged or renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  "America/Yellowknife": "America/Edmonton",
  "America/Pangnirtung": "America/Iqaluit",
  "America/Nipigon": "America/Toronto",
  "America/Thunder_Bay": "America/Toronto",
  "America/Rainy_River": "America/Winnipeg",
  "America/Godthab": "America/Nuuk",
  "Asia/Choibalsan": "Asia/Ulaanbaatar",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Australia/Currie": "Australia/Hobart",
  "Europe/Kiev": "Europe/Kyiv",
  "Europe/Uzhgorod": "Europe/Kyiv",
  "Europe/Zaporozhye": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Districts of Sakha and Sakhalin that have zones of their own, which the data gives to their neighbours. */
const RUSSIAN_FAR_EAST: Readonly<Record<string, string>> = {
  Khandyga: "Asia/Khandyga",
  "Dzhebariki-Khaya": "Asia/Khandyga",
  "Ust-Maya": "Asia/Khandyga",
  Solnechnyy: "Asia/Khandyga",
  Nezhdaninskoe: "Asia/Khandyga",
  "Ust-Nera": "Asia/Ust-Nera",
  Oymyakon: "Asia/Ust-Nera",
  Artyk: "Asia/Ust-Nera",
  Srednekolymsk: "Asia/Srednekolymsk",
  Zyryanka: "Asia/Srednekolymsk",
  Cherskiy: "Asia/Srednekolymsk",
  Chokurdakh: "Asia/Srednekolymsk",
  "Belaya Gora": "Asia/Srednekolymsk",
  "Severo-Kuril’sk": "Asia/Srednekolymsk",
  Otrada: "Asia/Sakhalin",
  Shikotan: "Asia/Sakhalin",
  "Kuril’sk": "Asia/Sakhalin",
};

/** In this order; the first that says something holds. */
const RULES: readonly Rule[] = [
  ({ countryCode, name }) =>
    countryCode === "BR" && name.startsWith("Fernando de Noronha") ? "America/Noronha" : null,
  ({ countryCode, admin1 }) => WHOLE_DIVISIONS[`${countryCode}.${admin1}`] ?? null,
  ({ countryCode, name }) => (countryCode === "RU" ? (RUSSIAN_FAR_EAST[name] ?? null) : null),
  // Only Xinjiang keeps Ürümqi's time, and no place in China a Russian one.
  ({ countryCode, admin1 }) => (countryCode === "CN" && admin1 !== "13" ? "Asia/Shanghai" : null),
  ({ countryCode, timeZone }) =>
    countryCode === "CY" && timeZone === "Europe/Athens" ? "Asia/Nicosia" : null,
  ({ countryCode, timeZone }) =>
    countryCode === "SY" && timeZone === "Europe/Istanbul" ? "Asia/Damascus" : null,
  ({ countryCode, timeZone }) => (countryCode === "OM" && timeZone === "Asia/Dubai" ? "Asia/Muscat" : null),
  ({ countryCode, timeZone }) =>
    countryCode === "SO" && timeZone === "Africa/Addis_Ababa" ? "Africa/Mogadishu" : null,
  ({ countryCode, timeZone, latitude }) =>
    countryCode === "VN" && timeZone === "Asia/Shanghai"
      ? latitude > 17
        ? "Asia/Bangkok"
        : "Asia/Ho_Chi_Minh"
      : null,
  // Madura and the Natuna islands keep Java's time, not western Borneo's.
  ({ countryCode, admin1, timeZone }) =>
    countryCode === "ID" && (admin1 === "08" || admin1 === "40") && timeZone === "Asia/Pontianak"
      ? "Asia/Jakarta"
      : null,
  // Jalisco keeps the capital's time, except what lies at the bay of Banderas across the river.
  ({ countryCode, admin1, timeZone }) =>
    countryCode === "MX" && admin1 === "14" && timeZone === "America/Mazatlan" ? "America/Mexico_City" : null,
  // The eastern edge of Alabama lives by Columbus, Georgia; no part of it by Louisville.
  ({ countryCode, admin1, timeZone }) =>
    countryCode === "US" && admin1 === "AL" && timeZone === "America/Kentucky/Louisville"
      ? "America/New_York"
      : null,
  ({ countryCode, admin1, name }) =>
    countryCode === "AU" && admin1 === "02" && name !== "Broken Hill" && name !== "Lord Howe Island"
      ? "Australia/Sydney"
      : null,
];

/** The zone that a place has by current knowledge. */
export function currentZone(place: ZonedPlace): string {
  for (const rule of RULES) {
    const zone = rule(place);
    if (zone !== null) return zone;
  }
  return RENAMED[place.timeZone] ?? place.timeZone;
}
