import type { DerivedChartAnswer } from "~/answers/derived-chart";
import { addDays, dateOfIso, formatIsoDate, formatLongDate, utcDate } from "~/astrology/calendar";
import { birthChart } from "~/calls/birth-chart.server";
import { compatibility } from "~/calls/compatibility.server";
import { derivedChart } from "~/calls/derived-chart.server";
import { someOfThem } from "~/calls/desk/clients.server";
import { forecast } from "~/calls/forecast.server";
import { pairChart } from "~/calls/pair-chart.server";
import { partOf } from "~/calls/perform.server";
import { reading as readingOfBirth } from "~/calls/reading.server";
import { PlacementsTable } from "~/components/placements/placements-table";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import type { KeptClient } from "~/db/clients.server";
import { Failure, inOneLine } from "~/failure";
import type { LoadContext } from "~/load-context";
import { type Block, isOfTwo } from "~/schemas/reading-draft";
import { AnglesOf } from "./angles-of";
import { ask } from "./ask.server";
import { personWords } from "./birth-words";
import { birthOf } from "./client-birth";
import { PartOfBoth, PartOfPair } from "./pair-part";
import { idsOfSeconds, secondBirth } from "./second-people";

const YEAR_DAYS = 365;
const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];
const COLUMNS = ["name", "sign", "degree", "house"] as const;
/** Of the chart itself; "Relocation" and its like need more than a block says. */
const MADE = { "Secondary Progression": 1, "Solar Arc": 1, "Solar Return": 1, "Lunar Return": 1 };

/** What the editor asks the server for, a part at a time: what is calculated, and texts to copy. */
export async function readingPart(client: KeptClient, block: Block, context: LoadContext) {
  const birth = birthOf(client, block.birth);
  const whose = personWords(client.name, client.births[block.birth]);
  if (!birth) return <Failed why="There are no birth data of this client yet." field="birth" />;
  try {
    return await (isOfTwo(block.kind)
      ? ofTwo(client, birth, block, context)
      : shownOf(birth, whose, block, context));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return <Failed why={inOneLine(error)} field={fieldOf(error)} />;
  }
}

interface FailedProps {
  readonly why: string;
  /** At which field of the block it is said. */
  readonly field: string;
}

function Failed({ why, field }: FailedProps) {
  return (
    <p data-failed data-field={field}>
      {why}
    </p>
  );
}

/** The field of a block at which what a call refuses is said: `person2.houseSystem` at the second person. */
function fieldOf({ fields = {} }: Failure): string {
  const [first = ""] = Object.keys(fields);
  if (first.startsWith("person2.")) return "other";
  return first.startsWith("options.") ? first.slice("options.".length) : first;
}

async function ofTwo(client: KeptClient, person1: Birth, block: Block, context: LoadContext) {
  const { kind, pair = "Two charts", other = "", ascendant, place, bodies = "Planets" } = block;
  const known = await ask(someOfThem, context, { ids: idsOfSeconds(client, [block]) });
  const { birth: person2, why } = secondBirth(client, other, known);
  if (!person2) return <Failed why={why} field="other" />;
  const isTable = kind === "pair-table";
  if (pair === "Two charts") {
    const both = await partOf(compatibility, { person1, person2 }, context);
    return <PartOfBoth both={both} bodies={bodies} isTable={isTable} />;
  }
  const asked = { person1, person2, kind: pair, options: { ascendant, place } };
  return <PartOfPair pair={await partOf(pairChart, asked, context)} isTable={isTable} />;
}

type Birth = NonNullable<ReturnType<typeof birthOf>>;

/** @param whose who was born, when and where: a letter is read far from the desk, also on paper */
async function shownOf(birth: Birth, whose: string, { kind, chart: which, at }: Block, context: LoadContext) {
  const isMade = which in MADE;
  const natal = isMade ? null : await partOf(birthChart, birth, context);
  const asked = { birth, kind: which, at: at || utcDate(Date.now()) };
  // These kinds are made at another moment: their answers have the natal chart beside them.
  const made = isMade ? ((await partOf(derivedChart, asked, context)) as DerivedChartAnswer) : null;
  const chart = natal ?? (made && { ...made.chart, input: made.natal.input, resolved: made.natal.resolved });
  if (!chart) return <p data-failed>There is no such chart.</p>;
  const title = isMade ? `${which}, ${formatLongDate(dateOfIso(asked.at))}` : "Birth chart";
  return (
    <div data-part>
      {kind === "chart" ? (
        <ZodiacWheel
          label={title}
          bodies={[...chart.planets, ...chart.points]}
          houses={chart.houses}
          rising={chart.rising}
          midheaven={chart.midheaven}
          aspects={chart.aspects}
        />
      ) : (
        <PlacementsTable chart={chart} only={COLUMNS} isBare />
      )}
      <p className="mt-2 text-sm break-words text-muted">
        {title}: {whose}
      </p>
      {kind === "chart" && <AnglesOf chart={chart} />}
    </div>
  );
}

/** Our texts on a client's chart, each to be copied. */
export async function textsToCopy(client: KeptClient, context: LoadContext) {
  const birth = birthOf(client, 0);
  if (!birth) return <p data-failed>There are no birth data of this client yet.</p>;
  const {
    placements = [],
    aspects = [],
    angles = [],
  } = await partOf(readingOfBirth, { ...birth, part: "places" }, context);
  const texts = [
    ...placements.flatMap((one) => one.texts),
    ...angles.flatMap((one) => one.texts),
    ...aspects,
  ];
  return (
    <ul data-texts data-edition={__TEXTS_VERSION__}>
      {texts.map(({ title, text }) => (
        <li key={title} data-title={title}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The year's contacts of the slow bodies, a line each: the forecast as it is on this day. */
export async function datesOfYear(client: KeptClient, context: LoadContext) {
  const birth = birthOf(client, 0);
  if (!birth) return <p data-failed>There are no birth data of this client yet.</p>;
  const from = utcDate(Date.now());
  const to = formatIsoDate(addDays(dateOfIso(from), YEAR_DAYS));
  const { contacts } = await partOf(forecast, { birth, from, to, bodies: SLOW }, context);
  const lines = contacts
    .flatMap(({ transiting, natal, type, exact }) =>
      exact.map((at) => `${at.slice(0, 10)} ${transiting} ${type.toLowerCase()} ${natal}`),
    )
    .sort();
  return <pre data-dates>{lines.join("\n")}</pre>;
}
