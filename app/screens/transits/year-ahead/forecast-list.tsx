import type { ForecastAnswer } from "~/answers/forecast";
import type { Zodiac } from "~/astrology/chart-settings";
import { nameOfContact } from "~/components/births/name-of-contact";
import { MomentDay } from "~/components/sky/moment";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/year-ahead";
import { CELL, Columns } from "../columns";
import { asTransit, Passes } from "./contact-row";
import { keyOf } from "./contact-words";
import { skyMarks, touchesText } from "./sky-marks";
import { Window } from "./window";

interface ForecastListProps {
  readonly forecast: ForecastAnswer;
  /** In which places are told. */
  readonly zodiac: Zodiac;
  /** Which days, in words. */
  readonly days: string;
}

/** The time line in rows and columns, for paper and for whoever reads it by ear. */
export function ForecastList({ forecast, zodiac, days }: ForecastListProps) {
  const marks = skyMarks(forecast, zodiac);
  return (
    <Fold isWide summary={<span className="font-semibold">{words.sameAsAList()}</span>}>
      <table className="w-full border-collapse text-sm tabular">
        <caption className="sr-only">{words.contactsWithThis({ days })}</caption>
        <Columns titles={[words.contact(), words.withinOne(), words.exact()]} />
        <tbody>
          {forecast.contacts.map((contact) => (
            <tr key={keyOf(contact)}>
              <th scope="row" className={CELL}>
                {nameOfContact(asTransit(contact))}
              </th>
              <td className={CELL}>
                <Window contact={contact} />
              </td>
              <td className={CELL}>
                <Passes contact={contact} />
              </td>
            </tr>
          ))}
          {marks.map(({ at, text, touches }) => (
            <tr key={`${at} ${text}`}>
              <th scope="row" className={CELL}>
                {text}
              </th>
              <td className={CELL}>{touchesText(touches)}</td>
              <td className={CELL}>
                <MomentDay at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
