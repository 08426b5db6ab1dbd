import { settingsFormValues } from "~/components/forms/settings-values";
import type { Client, ClientBirth, Relation } from "~/schemas/client";

/** What a form holds, by its fields' names. */
export type Values = Readonly<Record<string, string>>;

/** What the form of a client begins with. */
export function clientValues(client: Client): Values {
  const { name, called, email, language, tags, events, births, relations } = client;
  const { houseSystem, settings, consent, mayRecord } = client;
  return {
    name,
    called: called ?? "",
    email: email ?? "",
    language: language ?? "",
    tags: tags.join(", "),
    events: events.map(({ date, what }) => `${date} ${what}`).join("\n"),
    houseSystem,
    ...(settings && settingsFormValues(settings)),
    ...Object.assign({}, ...births.map((birth, index) => under(`births.${index}.`, birthValues(birth)))),
    ...Object.assign(
      {},
      ...relations.map((relation, index) => under(`relations.${index}.`, relationValues(relation))),
    ),
    "consent.version": consent?.version ?? "",
    "consent.at": consent?.at ?? "",
    "consent.how": consent?.how ?? "",
    ...(mayRecord && { mayRecord: "on" }),
  };
}

function birthValues(birth: Omit<ClientBirth, "source" | "rating"> & Partial<ClientBirth>): Values {
  const { birthDate, birthTime, timeUnknown, birthLocation, latitude, longitude, source, rating } = birth;
  return {
    birthDate,
    birthTime,
    birthLocation,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(timeUnknown && { timeUnknown: "on" }),
    ...(source && { source }),
    ...(rating && { rating }),
  };
}

function relationValues({ kind, client, name, birth }: Relation): Values {
  return { kind, client: client ?? "", name: name ?? "", ...(birth && birthValues(birth)) };
}

function under(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** Coordinates belong to the place that was found for a text: with another text they are another place's. */
export function withoutOldPlaces(values: Values): Values {
  const changed = Object.keys(values)
    .filter((name) => name.endsWith(".foundFor"))
    .map((name) => name.slice(0, -".foundFor".length))
    .filter((row) => values[`${row}.foundFor`] !== values[`${row}.birthLocation`]);
  const dropped = new Set(changed.flatMap((row) => [`${row}.latitude`, `${row}.longitude`]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.has(name)));
}

/** How many rows of a list the values fill. */
export function rowsIn(values: Values, list: string): number {
  const numbers = Object.keys(values).flatMap((name) => {
    const [of, number] = name.split(".");
    return of !== list || !/^\d{1,2}$/.test(number ?? "") || values[name] === "" ? [] : [Number(number)];
  });
  return Math.max(-1, ...numbers) + 1;
}

/** What differs between two versions of a client, in words for who has to choose. */
export function differences(
  theirs: Client,
  yours: Client,
): readonly { readonly key: keyof Client; readonly what: string; readonly theirs: string }[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((key) => JSON.stringify(theirs[key]) !== JSON.stringify(yours[key]))
    .map((key) => ({ key, what: NAMES[key], theirs: wordsOf(theirs, key) }));
}

const NAMES = {
  name: "Name",
  called: "Called",
  email: "E-mail",
  language: "Language",
  tags: "Tags",
  births: "Births",
  relations: "People",
  events: "Dated events",
  houseSystem: "House system",
  settings: "Chart settings",
  consent: "Consent",
  mayRecord: "Sessions may be recorded",
} as const satisfies Partial<Record<keyof Client, string>>;

function wordsOf(client: Client, key: keyof typeof NAMES): string {
  if (key === "mayRecord") return client.mayRecord ? "yes" : "no";
  const values = clientValues(client);
  if (key in values) return values[key] || "nothing";
  const parts = Object.entries(values).filter(
    ([name, value]) => name.startsWith(`${key}.`) && value !== "" && !/itude$/.test(name),
  );
  return parts.map(([, value]) => value).join(", ") || "nothing";
}
