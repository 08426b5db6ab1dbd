import { EXTRAS, HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import {
  lilithNames,
  nodeNames,
  orbsNames,
  outOfSignNames,
  settingsIn,
  zodiacNames,
} from "~/components/forms/settings-values";
import { Button } from "~/components/ui/button";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptClient } from "~/db/clients.server";
import type { FieldErrors } from "~/failure";
import { MOST_BIRTHS, MOST_RELATIONS } from "~/schemas/desk-limits";
import * as formWords from "~/words/forms";
import { rowsIn, type Values } from "./client-values";
import { FoldedPart } from "./folded-part";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { TextArea } from "./text-area";
import { options, RATING_NAMES, RELATION_NAMES, SOURCE_NAMES } from "./words";

interface ClientFormProps {
  readonly id: string;
  /** Over which version it writes; null for somebody new. */
  readonly updatedAt: number | null;
  readonly values: Values;
  readonly refused?: Refused;
  readonly others: Others;
}

/** Whom a relation can be. */
export interface Others {
  readonly people: readonly Pick<KeptClient, "id" | "name">[];
  /** Where those who are not among them begin in the list of clients; null where it is at its end. */
  readonly next: string | null;
}

interface PartProps {
  readonly values: Values;
  readonly errors: FieldErrors;
}

/** Everything that is said of a client. A list shows what it has, and one empty row more. */
export function ClientForm({ id, updatedAt, values, refused, others }: ClientFormProps) {
  const errors = fieldsOf(refused);
  const field = fieldIn({ values, errors });
  const births = Math.min(rowsIn(values, "births") + 1, MOST_BIRTHS);
  const relations = Math.min(rowsIn(values, "relations") + 1, MOST_RELATIONS);
  return (
    <DeskForm name="client" intent="save-client" refused={refused} className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      {updatedAt !== null && <input type="hidden" name="updatedAt" value={updatedAt} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="off" aria-required />
        <TextField {...field("called")} label="Called" hint="As you speak to them" autoComplete="off" />
        <TextField {...field("email")} label="E-mail" inputMode="email" autoComplete="off" />
        <TextField {...field("language")} label="Language" autoComplete="off" />
        <TextField
          {...field("tags")}
          label="Tags"
          hint="Up to ten, with commas between them"
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
      {Array.from({ length: births }, (_, index) => (
        <BirthFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          key={index}
          index={index}
          values={values}
          errors={errors}
        />
      ))}
      <FoldedPart title="Consent to be kept" of={["consent", "mayRecord"]} errors={errors}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("consent.how")}
            label="How they agreed"
            hint="For example “by e-mail”"
            autoComplete="off"
          />
          <TextField {...field("consent.at")} label="On" hint="2026-11-27" autoComplete="off" />
          <TextField
            {...field("consent.version")}
            label="To which wording"
            hint="A number or name of your own"
            autoComplete="off"
          />
          <Checkbox
            name="mayRecord"
            label="They agreed to sessions that are recorded"
            defaultChecked={values.mayRecord === "on"}
            className="sm:col-span-2"
          />
        </div>
      </FoldedPart>
      <FoldedPart title="Dated events" of={["events"]} errors={errors}>
        <TextArea
          {...field("events")}
          label="A line each, its date first"
          hint="1998-06-12 Moved to Berlin"
          rows={6}
        />
      </FoldedPart>
      <FoldedPart title="People around them" of={["relations"]} errors={errors}>
        <div className="grid gap-6">
          {Array.from({ length: relations }, (_, index) => (
            <RelationFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
              key={index}
              index={index}
              values={values}
              errors={errors}
              others={others}
              id={id}
            />
          ))}
          {others.next !== null && (
            <noscript>
              <p className="text-sm">
                <a href={`?${new URLSearchParams({ people: others.next })}`} className="link">
                  Load further clients to choose from
                </a>{" "}
                Save first: what you typed would be lost.
              </p>
            </noscript>
          )}
        </div>
      </FoldedPart>
      <FoldedPart title="Chart settings" of={["settings", "houseSystem"]} errors={errors}>
        <SettingsOfClient values={values} errors={errors} />
      </FoldedPart>
      <div>
        <Button type="submit">{updatedAt === null ? "Keep this client" : "Save"}</Button>
      </div>
    </DeskForm>
  );
}

const fieldIn =
  ({ values, errors }: PartProps) =>
  (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });

function BirthFields({ index, values, errors }: PartProps & { readonly index: number }) {
  const at = `births.${index}`;
  const field = fieldIn({ values, errors });
  const hasBirth = Boolean(values[`${at}.birthDate`]);
  const fields = (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field(`${at}.birthDate`)} label="Birth date" hint="1990-06-15" autoComplete="off" />
      <div>
        <TextField {...field(`${at}.birthTime`)} label="Birth time" hint="14:30" autoComplete="off" />
        <Checkbox
          name={`${at}.timeUnknown`}
          label="The birth time is unknown"
          defaultChecked={values[`${at}.timeUnknown`] === "on"}
        />
      </div>
      <PlaceOf at={at} values={values} errors={errors} label="Birth place" className="sm:col-span-2" />
      <SelectField {...field(`${at}.source`)} label="Source of the time" options={options(SOURCE_NAMES)} />
      <SelectField {...field(`${at}.rating`)} label="Rating of the time" options={options(RATING_NAMES)} />
    </div>
  );
  if (index === 0) {
    return (
      <fieldset className="border-t border-line pt-4">
        <legend className="sr-only">Birth</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <FoldedPart
      title={
        hasBirth
          ? `Another possible birth: ${values[`${at}.birthTime`] || "time unknown"}`
          : "Another possible birth"
      }
      of={[at]}
      errors={errors}
    >
      {fields}
    </FoldedPart>
  );
}

interface PlaceOfProps extends PartProps {
  readonly at: string;
  readonly label: string;
  readonly className?: string;
}

/** A place as text, with the coordinates that were found for it: they count as long as the text is the same. */
function PlaceOf({ at, label, className, values, errors }: PlaceOfProps) {
  const name = `${at}.birthLocation`;
  const [latitude, longitude] = [values[`${at}.latitude`], values[`${at}.longitude`]];
  return (
    <div className={className}>
      <TextField
        id={name}
        name={name}
        label={label}
        hint="Town and country"
        defaultValue={values[name]}
        error={errors[name] ?? errors[`${at}.latitude`] ?? errors[`${at}.longitude`]}
        autoComplete="off"
      />
      {latitude && longitude && (
        <>
          <input type="hidden" name={`${at}.latitude`} value={latitude} />
          <input type="hidden" name={`${at}.longitude`} value={longitude} />
          <input type="hidden" name={`${at}.foundFor`} value={values[name] ?? ""} />
        </>
      )}
    </div>
  );
}

function RelationFields({
  index,
  values,
  errors,
  others,
  id,
}: PartProps & Pick<ClientFormProps, "others" | "id"> & { readonly index: number }) {
  const at = `relations.${index}`;
  const field = fieldIn({ values, errors });
  const people = [
    { value: "", label: "Not a client" },
    ...others.people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-3 sm:grid-cols-3">
      <legend className="sr-only">{`Person ${index + 1}`}</legend>
      <SelectField {...field(`${at}.kind`)} label="Who it is" options={options(RELATION_NAMES)} />
      <SelectField
        {...field(`${at}.client`)}
        label="Client"
        options={people}
        data-people={others.next ?? undefined}
        data-but={id}
      />
      <TextField {...field(`${at}.name`)} label="Or a name" autoComplete="off" />
      <TextField {...field(`${at}.birthDate`)} label="Birth date" autoComplete="off" />
      <TextField {...field(`${at}.birthTime`)} label="Birth time" autoComplete="off" />
      <PlaceOf at={at} values={values} errors={errors} label="Birth place" />
      <Checkbox
        name={`${at}.timeUnknown`}
        label="The birth time is unknown"
        defaultChecked={values[`${at}.timeUnknown`] === "on"}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}

const HOUSES = HOUSE_SYSTEMS.map((value) => ({ value, label: value }));

/** How their charts are drawn. Own orbs, which only the API takes, are kept as they are. */
function SettingsOfClient({ values, errors }: PartProps) {
  const field = fieldIn({ values, errors });
  const { Own, ...tables } = orbsNames();
  const isOwn = values["settings.orbs"] === "Own";
  const ownOrbs = Object.entries(settingsIn(values)).filter(([name]) => name.startsWith("settings.orbs."));
  const isOn = (name: string) => values[name] !== undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...field("houseSystem")} label="House system" options={HOUSES} />
      <SelectField {...field("settings.zodiac")} label="Zodiac" options={options(zodiacNames())} />
      <SelectField {...field("settings.node")} label="Lunar node" options={options(nodeNames())} />
      <SelectField {...field("settings.lilith")} label="Lilith" options={options(lilithNames())} />
      <SelectField
        {...field("settings.orbs")}
        label="Orbs"
        options={options(isOwn ? { Own, ...tables } : tables)}
      />
      {isOwn && ownOrbs.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <SelectField
        {...field("settings.outOfSign")}
        label="Aspects out of sign"
        options={options(outOfSignNames())}
      />
      <Checkbox
        name="settings.minorAspects"
        label="Minor aspects: 45°, 135° and 144°"
        defaultChecked={isOn("settings.minorAspects")}
        className="sm:col-span-2"
      />
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">More bodies and points</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {EXTRAS.map((extra) => (
            <Checkbox
              key={extra}
              name={`settings.extras.${extra}`}
              label={formWords.extraNames(extra)}
              defaultChecked={isOn(`settings.extras.${extra}`)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
