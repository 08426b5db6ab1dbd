import { weightsOfAreas } from "./areas";
import type { Chosen } from "./choose";
import { AREAS } from "./ids";
import type { Joins } from "./joins";
import { KINDS, type Piece } from "./piece";
import { oppositeOf } from "./poles";
import type { StoryChapter, StoryParagraph } from "./shape";
import * as telling from "./telling";
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
      title: id === "thread" ? title : telling.CHAPTERS[id],
      paragraphs: [
        ...joined(view, id, pieces, joins),
        ...(index === areas.length ? closing(view, isNoted) : []),
      ],
      practice,
    };
  });
}

/** Behind all that a day without a time can say: what is left out, unless the first page says it, and where an hour may be found. */
function closing({ known, words }: View, isNoted: boolean): readonly StoryParagraph[] {
  if (!known.chart.timeUnknown) return [];
  const ids = isNoted ? (["find-time"] as const) : (["note", "find-time"] as const);
  return ids.map((id) => ({
    text: words("unknown", id).text,
    about: [],
    why: [telling.whyOfUnknown()],
    reconciles: null,
  }));
}

/** A chapter with fewer words closes with a sentence that its chart says no more here. */
const QUIET = 150;

function joined(
  view: View,
  id: StoryChapter["id"],
  pieces: readonly Piece[],
  joins: Joins,
): readonly StoryParagraph[] {
  const words = pieces.reduce((sum, told) => sum + told.words(), 0);
  return pieces.map((told, index) => {
    const earlier = pieces.slice(0, index);
    let text = told.text();
    const join = index === 0 ? null : joinBefore(told, earlier, id);
    if (join) text = joins.before(join, text);
    if (told.kind === "chorus") {
      const theme = view.themes[told.claims[0]?.pole as Theme["pole"]];
      const said = witnessesSaid(theme, joins);
      if (said) text = `${text} ${said}`;
    }
    if (id !== "thread" && words < QUIET && index === pieces.length - 1) {
      const quiet = joins.fill("quiet");
      if (quiet) text = `${text} ${quiet}`;
    }
    return { text, about: told.about, why: told.why(), reconciles: told.reconciles };
  });
}

/** How a text stands to those before it. */
function joinBefore(
  { kind, claims }: Piece,
  earlier: readonly Piece[],
  id: StoryChapter["id"],
): "again" | "but" | "because" | "age" | null {
  const said = new Set(earlier.flatMap((other) => other.claims.map(({ pole }) => pole)));
  const [main] = claims;
  if (kind === "figure") return "because";
  if (kind === "tension" || kind === "line" || !main) return null;
  if (said.has(oppositeOf(main.pole))) return "but";
  if (said.has(main.pole)) return "again";
  return kind === "manner" && id === "growth" ? "age" : null;
}
