import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  type MetaDescriptor,
  useLoaderData,
  useRevalidator,
} from "@remix-run/react";
import { useEffect, useState } from "react";
import type { HoroscopeSpan } from "~/answers/horoscope-shapes";
import { formatIsoDate } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { daily, monthly, weekly, yearly } from "~/calls/horoscope.server";
import { areTextsFixed } from "~/calls/own-texts.server";
import { pageAnswer } from "~/calls/page-answer.server";
import { SignEmblem } from "~/components/drawings/sign-emblem";
import { SketchRing } from "~/components/drawings/wheel-sketch";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { SignsNav } from "~/components/sky/signs-nav";
import { EmptyState } from "~/components/ui/card";
import { wantsEmbed } from "~/http/embed-request.server";
import { type AnyHoroscope, CHECKS } from "~/screens/horoscope/checks";
import { DaysStrip } from "~/screens/horoscope/days-strip";
import { Facts } from "~/screens/horoscope/facts";
import { OwnDay } from "~/screens/horoscope/own-day";
import { Told } from "~/screens/horoscope/told";
import {
  addressOf,
  isFound,
  relOf,
  spanName,
  stepped,
  todayIso,
  type Which,
  whichOf,
} from "~/screens/horoscope/which";
import * as words from "~/words/horoscope";
import * as names from "~/words/names";

interface HoroscopePage extends Which {
  readonly today: string;
  /** Null where the call failed. */
  readonly horoscope: AnyHoroscope | null;
}

const notFound = () => new Response(null, { status: 404 });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const today = todayIso();
  const which = whichOf(params, new URL(request.url).searchParams, today);
  if (!which) throw notFound();
  const { sign, date, span } = which;
  const operation = { daily, weekly, monthly, yearly }[span];
  const asked = { sign, date: formatIsoDate(date) };
  const horoscope = await pageAnswer<AnyHoroscope>(operation, context, asked);
  const midnight = Date.parse(today) + MILLISECONDS_PER_DAY;
  const untilMidnight = `private, max-age=${Math.ceil((midnight - Date.now()) / 1000)}`;
  return json({ ...which, today, horoscope } satisfies HoroscopePage, {
    // Who has no cookie is nobody: the page stays what it is until the day turns, where its texts do. In a frame it is
    // another page.
    headers:
      request.headers.has("Cookie") || wantsEmbed(request) || !areTextsFixed(context)
        ? {}
        : { "Cache-Control": untilMidnight, Vary: "Cookie, Sec-Fetch-Dest" },
  });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<HoroscopePage> {
  const today = todayIso();
  const which = whichOf(params, new URL(request.url).searchParams, today);
  if (!which) throw notFound();
  const { sign, date, span } = which;
  const outcome = await ask(`GET /api/horoscope/${span}`, { sign, date: formatIsoDate(date) }, CHECKS[span]);
  return { ...which, today, horoscope: outcome.ok ? outcome.data : null };
}

/** Of at most 160 characters, cut between words. */
function described(prediction: string): string {
  return prediction.length <= 160
    ? prediction
    : `${prediction.slice(0, prediction.lastIndexOf(" ", 156)).trimEnd()} …`;
}

/** The pages of a sign are shared with its own card where others are with the day's (scripts/build-cards.ts). */
function withCard(descriptor: MetaDescriptor, sign: Sign): MetaDescriptor {
  const { property, content } = descriptor as { property?: string; content?: string };
  if (property === "og:image" && content?.includes("/cards/"))
    return { property, content: new URL(`${sign.toLowerCase()}.png`, content).href };
  return property === "og:image:alt"
    ? { property, content: words.emblemOf({ sign: names.sign(sign) }) }
    : descriptor;
}

export const meta = ({ data, ...args }: MetaArgs<typeof loader>) => {
  if (!data) return [];
  const page = data as HoroscopePage;
  const sign = names.sign(page.sign);
  const title = words.horoscopeOf({ sign, days: spanName(page) });
  const description = described(page.horoscope?.prediction ?? words.byTheRealSky({ sign }));
  const kind = isFound(page, page.today) ? {} : { isUnlisted: true as const };
  return pageMeta(title, description, kind)(args).map((descriptor) => withCard(descriptor, page.sign));
};

const SPAN_LABELS: readonly { readonly span: HoroscopeSpan; readonly label: () => string }[] = [
  { span: "daily", label: words.day },
  { span: "weekly", label: words.week },
  { span: "monthly", label: words.month },
  { span: "yearly", label: words.year },
];

export default function Horoscope() {
  const page = useLoaderData<typeof loader>() as HoroscopePage;
  const { sign, span, horoscope } = page;
  const today = useTodayHere(page);
  return (
    <Screen>
      <SketchRing />
      <div className="flex items-center gap-4 sm:gap-6">
        <SignEmblem sign={sign} className="size-16 sm:size-24" />
        <div className="min-w-0">
          <h1>{words.signAndDays({ sign: names.sign(sign), days: spanName(page) })}</h1>
          <p className="text-sm text-muted">{words.sunIsHere(sign)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap-reverse items-end justify-between gap-x-6 border-b border-line screen-only">
        <nav aria-label={words.span()} className="flex gap-1 overflow-x-auto">
          {SPAN_LABELS.map(({ span: other, label }) => (
            <Link
              key={other}
              to={addressOf({ ...page, span: other }, today)}
              rel={relOf({ ...page, span: other }, today)}
              aria-current={other === span ? "page" : undefined}
              className="flex h-11 shrink-0 items-center px-4 text-sm font-semibold text-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
            >
              {label()}
            </Link>
          ))}
        </nav>
        <Steps {...page} today={today} />
      </div>
      <div className="mt-6 gap-x-12 gap-y-8 max-lg:space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          {horoscope ? (
            <Told horoscope={horoscope} />
          ) : (
            <EmptyState title={words.couldNotBeLoaded()}>{words.loadThePageAgain()}</EmptyState>
          )}
          {horoscope && "remembers" in horoscope && horoscope.remembers && (
            <p className="mt-4 max-w-prose text-sm text-muted">{horoscope.remembers.text}</p>
          )}
          {span === "daily" && horoscope && (
            <OwnDay sign={sign} date={page.date} told={horoscope.sentences} />
          )}
        </div>
        <aside className="space-y-6">
          {span === "daily" && (
            <nav aria-label={words.sevenDays()} className="screen-only">
              <DaysStrip {...page} today={today} />
            </nav>
          )}
          {horoscope && "mood" in horoscope && <Facts horoscope={horoscope} />}
          <p className="text-sm text-muted">{words.fromThePlanets()}</p>
        </aside>
      </div>
      <div className="mt-10 border-t border-line pt-6 screen-only">
        <SignsNav
          current={sign}
          addressOf={(other) => addressOf({ ...page, sign: other }, today)}
          rel={relOf(page, today)}
        />
      </div>
    </Screen>
  );
}

/** The visitor's own day. The page came with that of UTC: where it was about today, it is asked for again. */
function useTodayHere({ today, date }: HoroscopePage): string {
  const [here, setHere] = useState(today);
  const { revalidate } = useRevalidator();
  const isOfToday = formatIsoDate(date) === today;
  useEffect(() => {
    const now = todayIso();
    setHere(now);
    if (isOfToday && now !== today) revalidate();
  }, [today, isOfToday, revalidate]);
  return here;
}

function Steps(page: HoroscopePage) {
  const { span, today, date } = page;
  const isToday = span === "daily" && formatIsoDate(date) === today;
  const steps = [
    { step: -1, label: isToday ? words.yesterday() : words.before(span) },
    { step: 1, label: isToday ? words.tomorrow() : words.after(span) },
  ] as const;
  return (
    <nav aria-label={words.otherDays()} className="flex flex-wrap gap-x-6 text-sm">
      {steps
        .map(({ step, label }) => ({ label, to: { ...page, date: stepped(page, step) } }))
        .filter(({ to }) => to.date.year >= 1800 && to.date.year <= 2100)
        .map(({ label, to }) => (
          <Link
            key={label}
            to={addressOf(to, today)}
            rel={relOf(to, today)}
            className="link inline-flex min-h-11 items-center"
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
