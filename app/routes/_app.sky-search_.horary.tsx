import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import type { HoraryAnswer } from "~/answers/horary";
import type { ChartPosition, House } from "~/astrology/chart";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { horary } from "~/calls/horary.server";
import type { Outcome } from "~/calls/outcome";
import { pageOutcome } from "~/calls/page-answer.server";
import { holding, instant, listOf, number, record, text, word, yesOrNo } from "~/calls/shape";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { SEARCH_PAGES, SubPages } from "~/components/shell/sub-pages";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { HoraryForm } from "~/screens/sky-search/horary/horary-form";
import { HorarySheet } from "~/screens/sky-search/horary/sheet";
import { SearchFailed } from "~/screens/sky-search/search-failed";
import type { ClockOffset } from "~/time/clock-offsets";

export const meta = pageMeta(
  "Horary",
  "The chart of a question on one sheet: Regiomontanus houses, dignities, receptions, aspects and when they perfect, the planetary hour, and the considerations.",
);

type One<List extends readonly unknown[]> = List[number];

const position = { longitude: number(), degree: number(), minute: number(), sign: word<Sign>() };
const isAnswer = holding<HoraryAnswer>({
  at: instant,
  place: holding<ResolvedPlace>({ name: text }),
  offsets: listOf(record<ClockOffset>({ from: instant, offset: number() })),
  isDay: yesOrNo,
  rising: holding<ChartPosition>(position),
  midheaven: holding<ChartPosition>(position),
  houses: listOf(holding<House>({ house: number(), longitude: number() })),
  planets: listOf(
    holding<One<HoraryAnswer["planets"]>>({
      ...position,
      planet: word(),
      held: listOf(word()),
      points: number(),
    }),
  ),
  points: listOf(holding<One<HoraryAnswer["points"]>>({ ...position, planet: word() })),
  aspects: listOf(
    holding<One<HoraryAnswer["aspects"]>>({ planet1: word(), planet2: word(), type: word(), orb: number() }),
  ),
  receptions: listOf(
    holding<One<HoraryAnswer["receptions"]>>({
      guest: word(),
      host: word(),
      by: listOf(word()),
      isMutual: yesOrNo,
    }),
  ),
  moon: holding<HoraryAnswer["moon"]>({ leaves: instant, isVoid: yesOrNo, performs: yesOrNo }),
  considerations: listOf(holding<One<HoraryAnswer["considerations"]>>({ id: word(), text })),
  rules: listOf(text),
});

/** Null where nothing is asked for. */
interface HoraryPage {
  readonly outcome: Outcome<HoraryAnswer> | Promise<Outcome<HoraryAnswer>> | null;
}

/** What the call is asked for by an address: the moment as a form or as a link writes it. */
function horaryIn(address: URLSearchParams) {
  const value = (name: string) => address.get(name) ?? "";
  const place = { location: value("location"), latitude: value("latitude"), longitude: value("longitude") };
  return { place, at: value("at"), clock: value("clock") };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("location")) return json({ outcome: null } satisfies HoraryPage);
  const outcome = await pageOutcome(horary, context, horaryIn(searchParams));
  return json({ outcome } satisfies HoraryPage, outcome.ok ? 200 : outcome.status);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): HoraryPage {
  const { searchParams } = new URL(request.url);
  return {
    outcome: searchParams.has("location") ? ask("POST /api/horary", horaryIn(searchParams), isAnswer) : null,
  };
}

export default function Horary() {
  const { outcome } = useLoaderData<typeof loader>() as HoraryPage;
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  return (
    <Page
      title="Horary"
      bar={<SubPages label="Pages of Sky Search" pages={SEARCH_PAGES} />}
      lead="The chart of the moment and the place at which a question is understood, on one sheet. It shows what there is to see; the judgement is yours."
    >
      <WhenKnown key={search} value={outcome} fallback={<Awaited asked={asked} />}>
        {(known) => (
          <div className="grid gap-8">
            <Card className="screen-only">
              <HoraryForm asked={asked} fields={known && !known.ok ? known.fields : undefined} />
            </Card>
            {known?.ok && <HorarySheet answer={known.data} isNew={outcome instanceof Promise} />}
            {known && !known.ok && <SearchFailed outcome={known} />}
          </div>
        )}
      </WhenKnown>
    </Page>
  );
}

function Awaited({ asked }: { readonly asked: URLSearchParams }) {
  return (
    <div className="grid gap-8">
      <Card>
        <HoraryForm asked={asked} />
      </Card>
      <div role="status" aria-label="Drawing the chart...">
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
