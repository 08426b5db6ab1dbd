const ANSWERS = ["focus", "familiarity", "challenge", "explore", "timeline", "format"];
export const HEADER = ["date", "email", "name", ...ANSWERS, "recommendation", "signed in"];

/** A row of quiz_submissions. */
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Submissions as the cells of a table. Strangers sent them in: what cannot be read of one is an empty cell and a
 * word to `warn`, and never the end of the others.
 */
export function quizTable(rows: readonly Row[], warn: (message: string) => void) {
  return rows.map((row) => {
    const responses = responsesOf(row);
    if (!responses) warn(`The answers of submission ${row.id} cannot be read and are left out.`);
    const date = dateOf(row);
    if (!date) warn(`The date of submission ${row.id} cannot be read and is left out.`);
    return [
      date,
      row.email,
      row.name,
      ...ANSWERS.map((key) => row[key] ?? responses?.[key] ?? ""),
      row.recommendation,
      row.user_id === null ? "no" : "yes",
    ];
  });
}

/** Texts; what is none is written as JSON. */
function responsesOf({ responses }: Row): Record<string, string> | null {
  try {
    const found = JSON.parse(String(responses));
    if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
    return Object.fromEntries(
      ANSWERS.filter((key) => Object.hasOwn(found, key)).map((key) => [key, textOf(found[key])]),
    );
  } catch {
    return null;
  }
}

function textOf(answer: unknown): string {
  if (answer === null) return "";
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

function dateOf({ created_at: milliseconds }: Row): string {
  const date = new Date(typeof milliseconds === "number" ? milliseconds : Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
