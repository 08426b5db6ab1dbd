import type { NumberCycles } from "~/answers/numbers-over-time";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { personalYear } from "~/numerology/cycles";
import * as words from "~/words/numerology";
import { stretchAt, stretchNow } from "./stretches";
import { LAST_AGE, type YearOfLife, YearsTable } from "./years-table";

const YEARS = LAST_AGE + 1;

interface TimeLineProps {
  readonly cycles: NumberCycles;
  readonly birthDate: CivilDate;
}

/** The nine-year cycle from birth to 90 with the pinnacles and challenges under it, drawn and as a table. */
export function TimeLine({ cycles, birthDate }: TimeLineProps) {
  const on = dateOfIso(cycles.on);
  const years = Array.from({ length: YEARS }, (_, age): YearOfLife => {
    const year = birthDate.year + age;
    return { age, year, number: personalYear(birthDate, year).number };
  });
  const isOnLine = cycles.age !== null && on.year <= birthDate.year + LAST_AGE;
  const at = on.year - birthDate.year + (on.month - 1 + (on.day - 1) / 31) / 12;
  return (
    <Card className="@container">
      <div className="print:break-inside-avoid">
        <p className="mb-5 max-w-prose">{presentWords(cycles, birthDate)}</p>
        <Picture years={years} cycles={cycles} present={isOnLine ? { at, year: on.year } : null} />
      </div>
      <p className="mt-3 max-w-prose text-xs text-muted">{words.eachStepIsA()}</p>
      <div className="mt-3 border-t border-line">
        <Fold isWide summary={<span className="text-sm font-semibold">{words.everyYearAsA()}</span>}>
          <YearsTable years={years} cycles={cycles} presentYear={isOnLine ? on.year : null} />
        </Fold>
      </div>
    </Card>
  );
}

function presentWords(cycles: NumberCycles, birthDate: CivilDate): string {
  const now = stretchNow(cycles);
  const pinnacle = now === null ? undefined : cycles.pinnacles[now];
  if (!pinnacle || now === null) {
    return words.cycleOfTheUnborn({ year: birthDate.year });
  }
  const { year, number } = cycles.personalYear;
  const ofPinnacle = { yourPinnacle: words.yourPinnacle(stretchAt(now)), number: pinnacle.number };
  const sentences = [
    words.yearOfNine({ year, nth: words.nthYear(`${number}`) }),
    pinnacle.toYear === null
      ? words.pinnacleThatStays(ofPinnacle)
      : words.pinnacleUntil({ ...ofPinnacle, year: pinnacle.toYear }),
  ];
  if (year > birthDate.year + LAST_AGE) sentences.push(words.lineEndsAt({ age: LAST_AGE }));
  return sentences.join(" ");
}

interface PictureProps {
  readonly years: readonly YearOfLife[];
  readonly cycles: NumberCycles;
  readonly present: { readonly at: number; readonly year: number } | null;
}

/** A picture of what the sentence above, the list of pinnacles and the table say in words. */
function Picture({ years, cycles, present }: PictureProps) {
  const steps = years.map(({ age, number }) => `${age === 0 ? "M0 " : "V"}${10 - number}H${age + 1}`);
  const line = steps.join("");
  const now = stretchNow(cycles);
  return (
    <div dir="ltr" aria-hidden="true">
      <div className="relative mt-7">
        <svg
          viewBox={`0 0 ${YEARS} 10`}
          preserveAspectRatio="none"
          className="block h-16 w-full overflow-visible"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <g className="text-lilac">
            <path d={`${line}V10H0Z`} fill="currentColor" fillOpacity={0.14} stroke="none" />
            <path d={line} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        {present && (
          <span
            className="absolute -top-1 bottom-0 border-l-2 border-dashed border-gold"
            style={{ left: percent(present.at) }}
          >
            <span
              className={`tabular absolute bottom-full text-xs font-semibold whitespace-nowrap text-gold ${
                present.at < 10 ? "left-0" : present.at > 80 ? "right-0" : "-translate-x-1/2"
              }`}
            >
              {present.year}
            </span>
          </span>
        )}
      </div>
      <Spans
        of={cycles.pinnacles}
        name={words.pinnacleInPicture()}
        now={now}
        className="bg-gold-soft font-semibold"
      />
      <Spans of={cycles.challenges} name={words.challengeInPicture()} now={now} className="bg-sunken" />
      <div className="tabular relative mt-1 h-9 text-xs text-muted">
        {years
          .filter(({ age }) => age % 10 === 0)
          .map(({ age, year }) => (
            <span
              key={age}
              className={`absolute flex flex-col ${
                age === 0
                  ? "left-0"
                  : age === LAST_AGE
                    ? "right-0 items-end"
                    : "-translate-x-1/2 items-center"
              } ${age % 30 === 0 ? "" : "@max-sm:hidden"}`}
              style={age === 0 || age === LAST_AGE ? undefined : { left: percent(age + 0.5) }}
            >
              <span className="text-ink">{age === 0 ? words.birthInPicture() : age}</span>
              <span>{year}</span>
            </span>
          ))}
      </div>
    </div>
  );
}

interface SpansProps {
  readonly of: NumberCycles["pinnacles"] | NumberCycles["challenges"];
  readonly name: string;
  /** Which of them is framed. */
  readonly now: number | null;
  readonly className: string;
}

/** Four under the years that they last; the first, which is the longest, says what they are. */
function Spans({ of, name, now, className }: SpansProps) {
  return (
    <div className="relative mt-1 h-9">
      {of.map(({ number, fromAge, toAge }, i) => (
        <span
          key={fromAge}
          className={`absolute inset-y-0 flex items-center justify-center gap-1 overflow-hidden text-sm ${
            i === now ? "border-2 border-gold" : "border border-r-0 border-edge"
          } ${className}`}
          style={{ left: percent(fromAge), width: percent((toAge ?? LAST_AGE) + 1 - fromAge) }}
        >
          {i === 0 && <span className="text-[0.6875rem] font-normal text-muted">{name}</span>}
          {number}
          {toAge === null && <span className="font-normal text-muted">→</span>}
        </span>
      ))}
    </div>
  );
}

function percent(years: number): string {
  return `${(100 * years) / YEARS}%`;
}
