/**
 * Names that people give to a place and the data does not: islands and regions meant as a birthplace, former names,
 * short forms. The key is the data's own name with the country's code; the builder refuses one that it cannot find.
 */
export const BY_NAMES: Readonly<Record<string, string>> = {};
