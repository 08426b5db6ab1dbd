/** What German says as English does, word for word: all other English on a German page was left there. */
export const SAME_IN_GERMAN: ReadonlySet<string> = new Set([
  ..."April August September November M F S".split(" "),
  ..."Venus Mars Jupiter Saturn Uranus Pluto Chiron Lilith Ceres Pallas Juno Vesta Vertex".split(" "),
  ..."AC DC MC IC Opposition".split(" "),
  ..."Placidus Koch Regiomontanus Campanus Alcabitius Morinus Meridian".split(" "),
  "Human Design",
  "UTC",
]);
