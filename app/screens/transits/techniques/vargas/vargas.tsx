import type { BirthChartAnswer } from "~/answers/birth-chart";
import { DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import type { Division } from "~/astrology/derived/vargas";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import { holding, listOf, nullOr, number, word, yesOrNo } from "~/calls/shape";
import { Glyph } from "~/components/drawings/glyphs";
import { useAsked } from "~/components/results/use-asked";
import { Segments } from "~/components/ui/segments";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/vargas";
import { CELL, Columns } from "../../columns";
import { AskedOfBirth, HowReckoned } from "../asked-of-birth";
import { type DivisionChoice, FORMS, type TechniqueChoice, VARGAS } from "../technique-note";
import { type Graha, grahasOf, type VargaChart, vargaRules } from "./grahas";
import { SquareChart } from "./square-chart";

interface VargaAnswer {
  readonly chart: VargaChart;
}

const areBodies = listOf(
  holding<VargaChart["planets"][number]>({
    planet: word(),
    sign: word<Sign>(),
    degree: number(),
    minute: number(),
    house: nullOr(number()),
    isRetrograde: yesOrNo,
  }),
);
const isVarga = holding<VargaAnswer>({
  chart: holding<VargaChart>({
    planets: areBodies,
    points: areBodies,
    rising: nullOr(
      holding<NonNullable<VargaChart["rising"]>>({
        sign: word<Sign>(),
        degree: number(),
        minute: number(),
      }),
    ),
  }),
});

const DIVISION_OF: Readonly<Record<DivisionChoice, Division>> = {
  D1: 1,
  D2: 2,
  D3: 3,
  D9: 9,
  D10: 10,
  D12: 12,
  D30: 30,
};

interface VargasProps {
  readonly chart: BirthChartAnswer;
  readonly varga: DivisionChoice;
  readonly form: TechniqueChoice["form"];
  readonly onChange: (to: Partial<Pick<TechniqueChoice, "varga" | "form">>) => void;
}

/** The divisional charts of Indian astrology, in the square that one is used to. */
export function Vargas({ chart, varga, form, onChange }: VargasProps) {
  const division = DIVISION_OF[varga];
  const isTimed = chart.rising !== null;
  const asked = useAsked(`${chart.id} ${varga}`, null, () =>
    ask("POST /api/derived-chart", { birth: chart.input, kind: "Varga", options: { division } }, isVarga),
  );
  const name = words.nameOf(varga);
  return (
    <>
      <div className="mb-6 grid max-w-xl gap-3">
        <Segments
          label={words.varga()}
          options={VARGAS}
          value={varga}
          onChoose={(varga) => onChange({ varga })}
          columns="grid-cols-4 *:last:col-span-2 @sm:grid-cols-7 @sm:*:last:col-span-1"
        />
        {isTimed && (
          <Segments
            label={words.formOfTheChart()}
            options={FORMS.map(words.form)}
            value={words.form(form)}
            onChoose={(title) => onChange({ form: FORMS.find((each) => words.form(each) === title) })}
            columns="grid-cols-2"
          />
        )}
      </div>
      <AskedOfBirth asked={asked}>
        {({ chart: drawn }) => {
          const grahas = grahasOf(drawn);
          const rising = drawn.rising?.sign ?? null;
          return (
            <>
              <h4 className="text-lg">{words.vargaAndName({ varga, name })}</h4>
              <p className="mb-4 max-w-prose text-sm text-muted">{words.lookedAtFor(varga)}</p>
              {!isTimed && (
                <p role="note" className="mb-4 max-w-prose border-s-2 border-lilac ps-3 text-sm">
                  {words.withoutABirthTime()}
                </p>
              )}
              <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,27rem)_1fr] print:grid-cols-2">
                <figure className="-mx-4 max-w-108 min-w-0 @md:mx-0">
                  <SquareChart form={form} rising={rising} grahas={grahas} title={name} />
                  {grahas.some(({ isRetrograde }) => isRetrograde) && (
                    <figcaption className="mt-2 px-4 text-xs text-muted @md:px-0">
                      {words.aLineUnder()}
                    </figcaption>
                  )}
                </figure>
                <Places
                  caption={words.vargaAndName({ varga, name })}
                  {...{ drawn, grahas }}
                  hasDegrees={division === 1}
                />
              </div>
              <HowReckoned rules={vargaRules(varga, chart.settings ?? DEFAULT_SETTINGS)} />
            </>
          );
        }}
      </AskedOfBirth>
    </>
  );
}

interface PlacesProps {
  readonly caption: string;
  readonly drawn: VargaChart;
  readonly grahas: readonly Graha[];
  /** Within a part of a sign degrees are nothing that anybody reads. */
  readonly hasDegrees: boolean;
}

/** What the drawing shows, in words. */
function Places({ caption, drawn: { rising }, grahas, hasDegrees }: PlacesProps) {
  const placeOf = (placed: Graha | NonNullable<VargaChart["rising"]>) =>
    hasDegrees
      ? names.degreesOfSign({ degrees: degreesAndMinutes(placed), sign: names.sign(placed.sign) })
      : names.sign(placed.sign);
  return (
    <table className="w-full border-collapse text-sm tabular">
      <caption className="sr-only">{caption}</caption>
      <Columns titles={[words.planet(), words.sign(), ...(rising ? [words.house()] : [])]} />
      <tbody>
        {rising && (
          <tr>
            <th scope="row" className={CELL}>
              {words.ascendant()}
            </th>
            <td className={CELL}>{placeOf(rising)}</td>
            <td className={CELL}>1</td>
          </tr>
        )}
        {grahas.map((graha) => (
          <tr key={graha.body}>
            <th scope="row" className={`${CELL} whitespace-nowrap`}>
              <Glyph name={graha.body} size={16} className="me-2 inline text-lilac" />
              {graha.name}
            </th>
            <td className={CELL}>
              {graha.isRetrograde
                ? words.placeRetrograde({
                    place: placeOf(graha),
                    quiet: (inner) => <span className="text-muted">{inner}</span>,
                  })
                : placeOf(graha)}
            </td>
            {rising && <td className={CELL}>{graha.house}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
