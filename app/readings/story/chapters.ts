import { weightsOfAreas } from "./areas";
import type { Chosen } from "./choose";
import { AREAS } from "./ids";
import type { Joins } from "./joins";
import { KINDS, type Piece } from "./piece";
import { oppositeOf } from "./poles";
import type { StoryChapter, StoryParagraph } from "./shape";
import type { Theme } from "./themes";
import type { View } from "./view";
import { witnessesSaid } from "./voices";

/** The chapters in their order, with words between their texts. */
export function chaptersOf(
  view: View,
  chosen: Chosen,
  { title, isNoted, joins }: { readonly title: string; readonly isNoted: boolean; readonly joins: Joins },
): readonly StoryChapter[] {
  const weights = weightsOfAreas(view.factors);
  const areas = AREAS.filter((area) => chosen.has((told) => told.area === area)).sort(
    (a, b) => weights[b] - weights[a],
  );
  return (["thread", ...areas] as const).map((id, index) => {
    const pieces = chosen.pieces
      .filter(({ area }) => area === id)
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    const practice = pieces.find((told) => told.practice)?.practice?.() ?? null;
    return {
      id,
      title: id === "thread" ? title : view.telling.CHAPTERS[id],
      paragraphs: [...joined(view, pieces, joins), ...(index === areas.length ? closing(view, isNoted) : [])],
      practice,
    };
  });
}

/** Behind all that a day without a time can say: what is left out, unless the first page says it, and where an hour may be found. */
function closing({ known, words, telling }: View, isNoted: boolean): readonly StoryParagraph[] {
  if (!known.chart.timeUnknown) return [];
  const ids = isNoted ? (["find-time"] as const) : (["note", "find-time"] as const);
  return ids.map((id) => ({
    text: words("unknown", id).text,
    about: [],
    why: [telling.whyOfUnknown()],
    reconciles: null,
  }));
}

function joined(view: View, pieces: readonly Piece[], joins: Joins): readonly StoryParagraph[] {
  return pieces.map((told, index) => {
    const lead = turnsAgainst(told, pieces[index - 1]) ? joins.fill("but") : witnessesLead(view, told, joins);
    const text = lead ? `${lead} ${view.telling.afterColon(told.text())}` : told.text();
    return { text, about: told.about, why: told.why(), reconciles: told.reconciles };
  });
}

/** What several places of the chart agree about begins with them. */
function witnessesLead(view: View, { kind, claims }: Piece, joins: Joins): string | null {
  return kind === "chorus" ? witnessesSaid(view.themes[claims[0]?.pole as Theme["pole"]], view, joins) : null;
}

/** A text that says the opposite of the one before it: only main claims are heard so clearly that a word between is true. */
function turnsAgainst({ kind, claims }: Piece, before: Piece | undefined): boolean {
  if (!before || kind === "tension" || kind === "line" || before.kind === "tension") return false;
  const [main] = claims;
  const [other] = before.claims;
  return main !== undefined && other?.pole === oppositeOf(main.pole);
}
