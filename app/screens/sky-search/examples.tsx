import { Link } from "@remix-run/react";
import { daysInMonth, formatIsoDate, monthName } from "~/astrology/calendar";
import { monthOf, stepped } from "~/components/sky/month-of-year";

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
      label: "Every conjunction of Jupiter and Saturn, 1800–2100",
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
      label: "When Saturn next reaches 29°36′ Aquarius",
      query: { kind: "longitude", body: "Saturn", longitude: "29°36′ Aquarius" },
    },
    {
      label: `The Moon in Taurus applying to Venus, on the weekdays of ${monthName(next.month)}`,
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
      label: `When Venus turns retrograde or direct, ${year}–${Math.min(2100, year + 10)}`,
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
        For example
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
