/** The codes of clock-notes.ts with what stands beside each: apart, so that who checks an answer loads no sentences. */
export const CLOCK_NOTE_VALUES = {
  "date.old-style": ["day", "day"],
  "time.skipped": ["moment", "moment", "moment", "moment", "offset"],
  "time.twice-earlier": ["offset", "offset"],
  "time.twice-later": ["offset", "offset"],
  "time.before-standard": ["longitude", "offset"],
  "time.local-mean": ["longitude", "offset"],
} as const;
export type ClockNoteCode = keyof typeof CLOCK_NOTE_VALUES;
