import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import type { HoraryAnswer } from "~/answers/horary";
import type { ChartPosition, House } from "~/astrology/chart";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { horary } from "~/calls/horary.server";
import { pageOutcome } from "~/calls/page-answer.server";
import { holding, instant, listOf, number, record, text, word, yesOrNo } from "~/calls/shape";
import { pageMeta } from "~/components/shell/page-meta";
import { Card } from "~/components/ui/card";
import { placeIn } from "~/schemas/place-in-address";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { HoraryForm } from "~/screens/sky-search/horary/horary-form";
import { HorarySheet } from "~/screens/sky-search/horary/sheet";
import { type SearchOutcome, SearchPage } from "~/screens/sky-search/search-page";
import type { ClockOffset } from "~/time/clock-offsets";
import * as words from "~/words/horary";

export const meta = pageMeta(words.horary, words.chartOfAQuestion);

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

interface HoraryPage {
  readonly outcome: SearchOutcome<HoraryAnswer>;
}

/** What the call is asked for by an address: the moment as a form or as a link writes it. */
function horaryIn(address: URLSearchParams) {
  return { place: placeIn(address), at: address.get("at") ?? "", clock: address.get("clock") ?? "" };
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
  return (
    <SearchPage
      title={words.horary()}
      lead={words.chartOfTheMoment()}
      waiting={words.drawingTheChart()}
      outcome={outcome}
      form={(asked, { fields }) => (
        <Card className="screen-only">
          <HoraryForm asked={asked} fields={fields} />
        </Card>
      )}
    >
      {(answer) => <HorarySheet answer={answer} isNew={outcome instanceof Promise} />}
    </SearchPage>
  );
}
