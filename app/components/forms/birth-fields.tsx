import { useEffect, useMemo, useState } from "react";
import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import type { FieldErrors } from "~/failure";
import * as words from "~/words/forms";
import { Checkbox, TextField } from "../ui/field";
import { useIsBrowser } from "../ui/use-is-browser";
import { dateOrderHere, formatIn, isClockOf24, MONTH_FIRST, writtenHere, writtenPlainly } from "./date-order";
import { birthFormValues } from "./form-values";
import { PickPerson, usePicked } from "./pick-person";
import { PlaceField } from "./place-field";

type Readings = typeof import("./typed-readings");

/** What reads a typed text back, fetched once there is one; null until then, and offline. */
function useReadings(text: string): Readings | null {
  const [readings, setReadings] = useState<Readings | null>(null);
  const isNeeded = text !== "";
  useEffect(() => {
    if (isNeeded) import("./typed-readings").then(setReadings, () => {});
  }, [isNeeded]);
  return readings;
}

/** A line for the reading of a text that stands there already; a form that nobody has begun keeps none free. */
function roomFor(text: string): string {
  return text === "" ? "" : "\u00A0";
}

interface BirthFieldsProps {
  /** Put before the name and id of every field, such as `person1.`. */
  readonly prefix?: string;
  /** What was typed and what was wrong, by the fields' names. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: FieldErrors;
  readonly nameHint?: string;
  /** What the time of birth is needed for. */
  readonly timeHint?: string;
  /** Whether the browser may offer the visitor's own name. */
  readonly isVisitor?: boolean;
}

/** Name, date, time (or that it is unknown) and place of a birth, or a saved person's: a form's children. */
export function BirthFields(props: BirthFieldsProps) {
  const { prefix = "", values } = props;
  const { picked, round, pick } = usePicked();
  return (
    <>
      <PickPerson id={`${prefix}saved`} onPick={pick} />
      <Fields key={round} {...props} values={picked ? birthFormValues(picked, prefix) : values} />
    </>
  );
}

function Fields({
  prefix = "",
  values = {},
  fields = {},
  nameHint,
  timeHint = words.requiredForAccurateHouse(),
  isVisitor = true,
}: BirthFieldsProps) {
  const [timeUnknown, setTimeUnknown] = useState(values[`${prefix}timeUnknown`] === "on");
  const field = (key: string) => {
    const name = prefix + key;
    return { id: name, name, defaultValue: values[name], error: fields[name] };
  };
  const { name: _, ...location } = field("location");
  const [latitude, longitude] = [values[`${prefix}latitude`], values[`${prefix}longitude`]];
  return (
    <>
      <TextField
        {...field("name")}
        label={words.name()}
        hint={nameHint}
        autoComplete={isVisitor ? "name" : "off"}
        aria-required
      />
      <DateField
        {...field("date")}
        label={words.birthDate()}
        isVisitor={isVisitor}
        calendar={{ name: `${prefix}calendar`, isOldStyle: values[`${prefix}calendar`] === "Julian" }}
      />
      <div className="-mb-2">
        <TimeField {...field("time")} label={words.birthTime()} hint={timeHint} disabled={timeUnknown} />
        <Checkbox
          name={`${prefix}timeUnknown`}
          label={words.iDontKnowMy()}
          checked={timeUnknown}
          onChange={(event) => setTimeUnknown(event.target.checked)}
        />
      </div>
      <PlaceField
        {...location}
        prefix={prefix}
        label={words.birthLocation()}
        hint={words.cityAndCountryOf()}
        defaultPoint={
          latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
        }
        error={location.error ?? fields[`${prefix}latitude`] ?? fields[`${prefix}longitude`]}
      />
    </>
  );
}

interface TypedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly error?: readonly string[];
  readonly id?: string;
}

interface DateFieldProps extends Omit<TypedFieldProps, "hint"> {
  /** The field that says whether the date is Old Style, and what it begins with; where nobody asks, there is none. */
  readonly calendar?: { readonly name: string; readonly isOldStyle: boolean };
  /** Whether the date is the visitor's own, which their browser may know. */
  readonly isVisitor?: boolean;
}

/**
 * A civil date as text, in the order of the visitor's region, with the reading beside it: 03/04/1990 must not be misread
 * in silence. Without scripts the month comes first, as the hint says then.
 */
export function DateField({
  defaultValue = "",
  error,
  calendar,
  isVisitor = true,
  ...field
}: DateFieldProps) {
  const [text, setText] = useState(defaultValue);
  const [isOldStyle, setOldStyle] = useState(calendar?.isOldStyle ?? false);
  const readings = useReadings(text);
  const [isLeft, setLeft] = useState(false);
  const isBrowser = useIsBrowser();
  const order = useMemo(() => (isBrowser ? dateOrderHere() : MONTH_FIRST), [isBrowser]);
  const format = formatIn(order);
  const take = (form: HTMLFormElement | null, date: CivilDate) => {
    const input = form?.elements.namedItem(field.name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = writtenHere(formatIsoDate(date), order);
    setText(input.value);
    input.focus();
  };
  const writePlainly = (input: HTMLInputElement) => {
    const plain = writtenPlainly(input.value, order);
    if (plain === input.value) return;
    input.value = plain;
    setText(plain);
  };
  const input = (
    <TextField
      {...field}
      hint={words.format({ format })}
      // Of somebody known it is an ISO date.
      defaultValue={isBrowser ? writtenHere(defaultValue, order) : defaultValue}
      error={error}
      reading={
        readings ? (
          <readings.ReadDate
            text={writtenPlainly(text, order)}
            isOldStyle={isOldStyle}
            isLeft={isLeft}
            error={error}
            onTake={take}
          />
        ) : (
          roomFor(text)
        )
      }
      onChange={(event) => {
        setText(event.target.value);
        setLeft(false);
      }}
      onBlur={(event) => {
        writePlainly(event.target);
        setLeft(true);
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && writePlainly(currentTarget)}
      inputMode={isBrowser ? "numeric" : "text"}
      autoComplete={isVisitor ? "bday" : "off"}
      placeholder={format}
      aria-required
    />
  );
  if (!calendar) return input;
  const isAsked = isOldStyle || readings?.mayBeOldStyle(text);
  return (
    <div>
      {input}
      <div className={isAsked ? "" : "hidden noscript:block"}>
        <Checkbox
          name={calendar.name}
          value="Julian"
          label={words.oldStyleJulianDate()}
          checked={isOldStyle}
          onChange={(event) => setOldStyle(event.target.checked)}
        />
      </div>
    </div>
  );
}

/** A clock time as text: 14:30, 14h30 or 2:30 PM, with the other way of writing it beside it. */
export function TimeField({
  defaultValue = "",
  error,
  disabled,
  ...field
}: TypedFieldProps & { disabled?: boolean }) {
  const [text, setText] = useState(defaultValue);
  const readings = useReadings(text);
  const [isLeft, setLeft] = useState(false);
  const isBrowser = useIsBrowser();
  const isDigitsAlone = useMemo(() => isBrowser && isClockOf24(), [isBrowser]);
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      inputMode={isDigitsAlone ? "numeric" : "text"}
      error={disabled ? undefined : error}
      reading={
        disabled ? (
          ""
        ) : readings ? (
          <readings.ReadTime text={text} isLeft={isLeft} error={error} />
        ) : (
          roomFor(text)
        )
      }
      onChange={(event) => {
        setText(event.target.value);
        setLeft(false);
      }}
      onBlur={() => setLeft(true)}
      autoComplete="off"
      placeholder={words.timeFormat()}
      disabled={disabled}
      aria-required={!disabled}
    />
  );
}
