import { Link } from "@remix-run/react";
import { daysInMonth, formatIsoDate } from "~/astrology/calendar";
import { monthOf, stepped } from "~/components/sky/month-of-year";
import { monthIn } from "~/words/dates";
import * as words from "~/words/sky-search";

interface Example {
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

function examplesOn(today: string): readonly Example[] {
  const next = stepped(monthOf(today), "next", monthOf(today));
  const day = (day: number) => formatIsoDate({ ...next, day });
  const { year } = monthOf(today);
  return [
    {
      label: words.everyConjunction(),
      query: {
        kind: "aspect",
        body: "Jupiter",
        with: "Saturn",
        aspect: "Conjunction",
        from: "1800",
        to: "2100",
      },
    },
    {
      label: words.whenSaturnReaches(),
      query: { kind: "longitude", body: "Saturn", longitude: "29°36′ Aquarius" },
    },
    {
      label: words.moonInTaurus({ month: monthIn(next.month) }),
      query: {
        kind: "aspect",
        body: "Moon",
        with: "Venus",
        sign: "Taurus",
        weekdays: "true",
        from: day(1),
        to: day(daysInMonth(next.year, next.month)),
      },
    },
    {
      label: words.whenVenusTurns({ from: year, until: Math.min(2100, year + 10) }),
      query: {
        kind: "station",
        body: "Venus",
        from: String(year),
        to: String(Math.min(2100, year + 10)),
      },
    },
  ];
}

/** Searches to begin with, each an address of its own. */
export function Examples({ today }: { readonly today: string }) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mb-3 text-xl">
        {words.forExample()}
      </h2>
      <ul className="grid gap-1">
        {examplesOn(today).map(({ label, query }) => (
          <li key={label}>
            <Link
              to={`/sky-search?${new URLSearchParams(query)}`}
              rel="nofollow"
              className="link inline-block py-1"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
