import type { DerivedChartAnswer } from "~/answers/derived-chart";
import { addDays, dateOfIso, formatIsoDate, utcDate } from "~/astrology/calendar";
import { birthChart } from "~/calls/birth-chart.server";
import { derivedChart } from "~/calls/derived-chart.server";
import { forecast } from "~/calls/forecast.server";
import { partOf } from "~/calls/perform.server";
import { reading as readingOfBirth } from "~/calls/reading.server";
import { PlacementsTable } from "~/components/placements/placements-table";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import type { KeptClient } from "~/db/clients.server";
import { Failure, inOneLine } from "~/failure";
import type { LoadContext } from "~/load-context";
import type { Block } from "~/schemas/reading-draft";
import { birthOf } from "./client-birth";

const YEAR_DAYS = 365;
const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];
const COLUMNS = ["name", "sign", "degree", "house"] as const;
/** Of the chart itself; "Relocation" and its like need more than a block says. */
const MADE = { "Secondary Progression": 1, "Solar Arc": 1, "Solar Return": 1, "Lunar Return": 1 };

/** What the editor asks the server for, a part at a time: what is calculated, and texts to copy. */
export async function readingPart(client: KeptClient, block: Block, context: LoadContext) {
  const birth = birthOf(client, block.birth);
  if (!birth) return <p data-failed>There are no birth data of this client yet.</p>;
  try {
    return await shownOf(birth, block, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return <p data-failed>{inOneLine(error)}</p>;
  }
}

type Birth = NonNullable<ReturnType<typeof birthOf>>;

async function shownOf(birth: Birth, { kind, chart: which, at }: Block, context: LoadContext) {
  const isMade = which in MADE;
  const natal = isMade ? null : await partOf(birthChart, birth, context);
  const asked = { birth, kind: which, at: at || utcDate(Date.now()) };
  // These kinds are made at another moment: their answers have the natal chart beside them.
  const made = isMade ? ((await partOf(derivedChart, asked, context)) as DerivedChartAnswer) : null;
  const chart = natal ?? (made && { ...made.chart, input: made.natal.input, resolved: made.natal.resolved });
  if (!chart) return <p data-failed>There is no such chart.</p>;
  const title = isMade ? `${which}, ${asked.at}` : "Birth chart";
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
      <p className="mt-2 text-sm text-muted">{title}</p>
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
