/**
 * Which terms the glossary explains, by the field under which it lists them and in the order in which it does; each is
 * also its place on the page: `/insights/glossary#whole-sign`.
 */
// biome-ignore format: as many on a line as fit
export const GLOSSARY_TERMS = {
  sky: [
    "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "earth",
    "chiron", "north-node", "south-node", "true-node", "mean-node", "lilith", "mean-apogee",
    "osculating-apogee", "ceres", "pallas", "juno", "vesta", "asteroid", "vertex", "east-point",
    "lot-of-fortune", "lot-of-spirit", "lot", "fixed-stars", "lunar-nodes", "personal-planets",
    "slow-planets", "lights", "retrograde", "direct", "station", "ingress", "speed", "longitude",
    "latitude", "declination", "parallel", "contraparallel", "ecliptic", "celestial-equator", "magnitude",
    "applying", "separating",
  ],
  signs: [
    "zodiac", "sign", "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio",
    "sagittarius", "capricorn", "aquarius", "pisces", "element", "fire", "earth-signs", "air", "water",
    "modality", "cardinal", "fixed", "mutable", "tropical", "sidereal", "ayanamsa", "lahiri",
    "fagan-bradley", "krishnamurti", "raman", "nakshatra", "pada", "degree", "minute-of-arc",
    "second-of-arc", "precession", "equinox",
  ],
  houses: [
    "house", "cusp", "angle", "ascendant", "rising-sign", "descendant", "midheaven", "ic", "first-house",
    "second-house", "third-house", "fourth-house", "fifth-house", "sixth-house", "seventh-house",
    "eighth-house", "ninth-house", "tenth-house", "eleventh-house", "twelfth-house", "house-system",
    "whole-sign", "equal", "placidus", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius",
    "topocentric", "morinus", "meridian", "intercepted-sign", "birth-time-unknown", "horizon",
    "meridian-circle",
  ],
  aspects: [
    "aspect", "orb", "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi-sextile",
    "quintile", "semi-square", "sesquiquadrate", "bi-quintile", "major-aspects", "minor-aspects",
    "flowing-aspect", "tense-aspect", "out-of-sign-aspect", "standard-orbs", "tight-orbs", "moiety",
    "exact", "grand-trine", "grand-cross", "t-square", "yod", "kite", "mystic-rectangle", "stellium",
    "apex", "unaspected",
  ],
  strength: [
    "ruler", "chart-ruler", "essential-dignity", "domicile", "exaltation", "triplicity", "bounds", "face",
    "detriment", "fall", "peregrine", "dispositor", "final-dispositor", "mutual-reception", "sect",
    "day-chart", "night-chart", "combust", "cazimi", "burned-way", "traditional-planets", "angular-house",
    "singleton",
  ],
  charts: [
    "birth-chart", "natal", "secondary-progression", "solar-arc", "mean-quotidian", "solar-return",
    "lunar-return", "planet-return", "precessed-return", "relocation", "now", "synastry", "house-overlay",
    "composite", "davison", "derived-ascendant", "midpoint-ascendant", "mean-place", "great-circle",
    "compatibility-score", "draconic", "harmonic", "varga", "heliocentric", "midpoint", "dial", "antiscion",
    "planet-table",
  ],
  ahead: [
    "transit", "pass", "forecast", "year-ahead", "graphic-ephemeris", "secondary-progressions",
    "solar-arcs", "primary-directions", "returns", "significator", "promissor", "direction-key", "naibod",
    "ptolemy", "cardan", "semi-arc", "annual-profections", "lord-of-the-year", "time-lord",
    "zodiacal-releasing", "loosing-of-the-bond", "firdaria", "vimshottari", "dasha", "election",
    "planetary-hour", "chaldean-order", "ruler-of-the-day", "horoscope-of-the-day", "horoscope-of-the-week",
    "horoscope-of-the-month", "horoscope-of-the-year", "sky-search",
  ],
  moon: [
    "moon-phase", "new-moon", "waxing-crescent", "first-quarter", "waxing-gibbous", "full-moon",
    "waning-gibbous", "last-quarter", "waning-crescent", "waxing", "waning", "lunation", "illumination",
    "void-of-course", "solar-eclipse", "lunar-eclipse", "total-eclipse", "partial-eclipse",
    "annular-eclipse", "hybrid-eclipse", "penumbral-eclipse", "civil-twilight", "nautical-twilight",
    "astronomical-twilight", "culmination",
  ],
  map: [
    "astrocartography", "planetary-line", "ascendant-line", "descendant-line", "midheaven-line", "ic-line",
    "paran", "power-line",
  ],
  time: [
    "universal-time", "time-zone", "daylight-saving-time", "local-mean-time", "gregorian-calendar",
    "julian-calendar", "delta-t", "ephemeris", "coordinates", "instant", "aaf", "calendar-file", "csv",
    "link-to-a-chart", "embed", "chart-settings",
  ],
  numbers: [
    "numerology", "life-path-number", "expression-number", "soul-urge-number", "personality-number",
    "birthday-number", "maturity-number", "personal-year", "personal-month", "personal-day", "pinnacle",
    "challenge", "karmic-lessons", "master-number", "reduction", "pythagorean-table",
  ],
  design: [
    "human-design", "type", "strategy", "generator", "manifesting-generator", "projector", "manifestor",
    "reflector", "authority", "emotional-authority", "sacral-authority", "splenic-authority",
    "ego-manifested-authority", "ego-projected-authority", "self-projected-authority", "mental-authority",
    "lunar-authority", "profile", "profile-1-3", "profile-1-4", "profile-2-4", "profile-2-5", "profile-3-5",
    "profile-3-6", "profile-4-6", "profile-4-1", "profile-5-1", "profile-5-2", "profile-6-2", "profile-6-3",
    "line", "gate", "channel", "centre", "defined", "open", "definition", "no-definition",
    "single-definition", "split-definition", "triple-split-definition", "quadruple-split-definition",
    "head-centre", "ajna", "throat-centre", "g-centre", "heart-centre", "spleen", "sacral-centre",
    "solar-plexus", "root-centre", "motor", "design", "hexagram",
  ],
} as const;

/** A term by its place on the page. */
export type GlossaryPlace = (typeof GLOSSARY_TERMS)[GlossaryField][number];

export type GlossaryField = keyof typeof GLOSSARY_TERMS;
export const GLOSSARY_FIELDS = Object.keys(GLOSSARY_TERMS) as readonly GlossaryField[];

/** Where a field begins on the page; its terms have ids of their own, and one of them is called "design". */
export function placeOfField(field: GlossaryField): string {
  return `${field}-terms`;
}
