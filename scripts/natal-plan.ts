// npx tsx scripts/natal-plan.ts venus-in-sign: what each text of a set is to say. Without a name: the sets.
import { NATAL_PLAN } from "../tests/readings/natal-plan";

const wanted = process.argv[2];
const sets = new Set(NATAL_PLAN.map(({ set }) => set));
if (wanted !== undefined && !sets.has(wanted)) throw new Error(`There is no set ${wanted}.`);
for (const set of wanted === undefined ? sets : []) console.log(set);
for (const { set, key, areas, rub, practice, ending, claim } of NATAL_PLAN) {
  if (set !== wanted) continue;
  const last = ending === "practice" ? "" : ` · the text ends on: ${ending}`;
  console.log(
    `${key}\n  ${claim}\n  ${areas.join(", ")} · rub: ${rub} · practice: ${practice ?? "none"}${last}`,
  );
}
