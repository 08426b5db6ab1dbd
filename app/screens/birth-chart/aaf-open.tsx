import { useId, useState } from "react";
import { dateOfIso } from "~/astrology/calendar";
import { SelectField } from "~/components/ui/select";
import { type AafBirth, type AafFile, byUsualClock, readAaf } from "~/formats/aaf";
import { textOfFile } from "~/formats/decoded-text";
import * as words from "~/words/birth-chart";
import { longDate } from "~/words/dates";

export interface AafOpenProps {
  readonly onPick: (fields: Readonly<Record<string, string>>) => void;
}

const MOST_ERRORS = 5;

/** Reads a file in the browser, which sends it nowhere: one birth fills the form, of several one is chosen. */
export function AafOpen({ onPick }: AafOpenProps) {
  const [file, setFile] = useState<AafFile | null>(null);
  const id = useId();
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    setFile(read);
    const [birth] = read.births;
    if (birth && read.births.length === 1) onPick(fieldsOf(birth));
  };
  const { births = [], errors = [] } = file ?? {};
  return (
    <>
      <label htmlFor={id} className="text-sm font-semibold">
        {words.aafFile()}
      </label>
      <p className="text-xs text-muted">{words.itIsReadHere()}</p>
      <input
        id={id}
        type="file"
        accept=".aaf,.txt,text/plain"
        className="mt-1.5 block w-full text-sm"
        onChange={({ target }) => open(target.files?.[0])}
      />
      {births.length > 1 && (
        <SelectField
          label={words.births({ count: births.length })}
          hint={words.chooseOneAndThe()}
          className="mt-4"
          options={[
            { value: "", label: words.chooseABirth() },
            ...births.map((birth, index) => ({
              value: String(index),
              label: words.nameAndDate({ name: birth.name, date: longDate(dateOfIso(birth.date)) }),
            })),
          ]}
          onChange={({ target }) => {
            const birth = births[Number(target.value || Number.NaN)];
            if (birth) onPick(fieldsOf(birth));
          }}
        />
      )}
      <p role="status" className="mt-2 text-sm text-muted">
        {births.length === 1 &&
          words.formIsFilledIn({ name: births[0]?.name ?? "", bdi: (inner) => <bdi>{inner}</bdi> })}
      </p>
      {errors.length > 0 && (
        <div role="alert" className="text-sm">
          <p className="font-semibold text-danger">{words.recordsNotRead({ count: errors.length })}</p>
          <ul>
            {errors.slice(0, MOST_ERRORS).map(({ line, message }) => (
              <li key={`${line} ${message}`} className="break-words">
                {words.lineOfFile({ line, message })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

async function readFile(file: File): Promise<AafFile> {
  const text = await textOfFile(file);
  return text === null ? { births: [], errors: [{ line: 1, message: words.fileIsLarger() }] } : readAaf(text);
}

/** The form's fields, by their names. */
function fieldsOf(birth: AafBirth): Readonly<Record<string, string>> {
  const { name, date, time, location, latitude, longitude, timeUnknown, isOldStyle, utcOffset } =
    byUsualClock(birth);
  return {
    name,
    date,
    time,
    location: location || (latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : ""),
    latitude: String(latitude ?? ""),
    longitude: String(longitude ?? ""),
    timezone: String(utcOffset ?? "auto"),
    ...(timeUnknown && { timeUnknown: "on" }),
    ...(isOldStyle && { calendar: "Julian" }),
  };
}
