/** The folders of `content` with what they are about, as the desk's owner finds them. */
export const TEXT_FOLDERS = {
  natal: "Birth chart: planets, angles, aspects",
  synthesis: "Birth chart: in short",
  story: "Birth chart: the story",
  degrees: "Degrees",
  transits: "Transits",
  profections: "Profections",
  returns: "Returns",
  "horoscope-days": "Horoscopes: days",
  "horoscope-spans": "Horoscopes: weeks, months, years",
  horoscope: "Horoscopes until 30 November 2026",
  synastry: "Compatibility",
  numbers: "Numerology",
  "human-design": "Human design",
  astrocartography: "Map",
  glossary: "Glossary",
} as const;

export type TextFolder = keyof typeof TEXT_FOLDERS;

/** Whether texts lie there: nothing else becomes part of a path. */
export function isTextFolder(name: string): name is TextFolder {
  return Object.hasOwn(TEXT_FOLDERS, name);
}
