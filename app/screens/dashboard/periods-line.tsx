import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Body } from "~/astrology/bodies";
import { dateOfIso } from "~/astrology/calendar";
import { isoOf } from "~/astrology/instant";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import * as words from "~/words/dashboard";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
import type { RunningPeriods } from "./periods";

/** Which planets have this year of life and this stretch of it in hand, and until when; the words lead to what they mean. */
export function PeriodsLine({ year, firdar, part }: RunningPeriods) {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-1">
      <Row
        term="lord-of-the-year"
        name={words.lordOfTheYear()}
        lords={[year.rulingPlanet]}
        until={longDate(year.endsOn)}
      >
        {words.yourHouse(`${year.house}` as `${House}`)}
      </Row>
      <Row
        term="firdaria"
        name={words.firdaria()}
        lords={part && part.lord !== firdar.lord ? [firdar.lord, part.lord] : [firdar.lord]}
        until={longDate(dateOfIso(isoOf((part ?? firdar).to)))}
      />
    </dl>
  );
}

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface RowProps {
  /** In the glossary. */
  readonly term: string;
  readonly name: string;
  /** The second has its turn within the first's. */
  readonly lords: readonly string[];
  readonly until: string;
  readonly children?: ReactNode;
}

function Row({ term, name, lords, until, children }: RowProps) {
  return (
    <div>
      <dt>
        <Link to={`/insights/glossary#${term}`} className="link text-muted">
          {name}
        </Link>
      </dt>
      <dd className="mt-1">
        <span className="font-semibold">
          {lords.map((lord, index) => (
            <span key={lord}>
              {index > 0 && <span className="font-normal">{words.inIt()} </span>}
              <Glyph name={lord as GlyphName} size={16} className="me-1.5 inline text-lilac" />
              {names.body(lord as Body)}
            </span>
          ))}
        </span>
        {children && <>, {children}</>}
        <span className="text-muted"> {words.until({ date: until })}</span>
      </dd>
    </div>
  );
}
