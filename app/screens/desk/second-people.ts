import type { KeptClient } from "~/db/clients.server";
import type { Relation } from "~/schemas/client";
import type { Block } from "~/schemas/reading-draft";
import { secondPersonIn, secondPersonText } from "~/schemas/second-person";
import { personWords } from "./birth-words";
import { birthUnder } from "./client-birth";
import { RELATION_NAMES } from "./words";

type Known = ReadonlyMap<string, KeptClient>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Which clients must be known to say with whom charts of two are: those around a client, and those chosen already. */
export function idsOfSeconds({ relations }: KeptClient, blocks: readonly Block[]): readonly string[] {
  const chosen = blocks.map(({ other = "" }) => secondPersonIn(other));
  return [
    ...relations.flatMap(({ client }) => client ?? []),
    ...chosen.flatMap((person) => (person?.is === "client" ? person.id : [])),
  ];
}

/** With whom charts of two can be: those around a client before all others, and whoever is chosen already. */
export function secondPeople(client: KeptClient, blocks: readonly Block[], known: Known) {
  const around = client.relations.flatMap((relation) => choicesOf(relation, client, known));
  const there = new Set(around.map(({ value }) => value));
  const chosen = [...new Set(blocks.map(({ other = "" }) => other))]
    .filter((value) => value !== "" && !there.has(value))
    .map((value): Choice => ({ value, label: labelOf(value, known) }));
  return { around, chosen };
}

function labelOf(value: string, known: Known): string {
  const person = secondPersonIn(value);
  const other = person?.is === "client" ? known.get(person.id) : undefined;
  const isGone = person?.is !== "client" || !other || (person.birth > 0 && !other.births[person.birth]);
  return isGone
    ? "No longer kept: choose somebody else"
    : personWords(other.name, other.births[person.birth]);
}

/** A birth in the row itself, and the births of the client whom it names. */
function choicesOf(relation: Relation, client: KeptClient, known: Known): readonly Choice[] {
  const other = relation.client === null ? undefined : known.get(relation.client);
  const said = (birth: Parameters<typeof personWords>[1]) =>
    personWords(`${nameOf(relation, other)} (${RELATION_NAMES[relation.kind].toLowerCase()})`, birth);
  const isLoose = relation.birth !== null || relation.client === null;
  const who = whoIs(relation);
  const nth = client.relations.filter((one) => whoIs(one) === who).indexOf(relation);
  const { id = "", births = [] } = other ?? {};
  const numbers = other ? [0, ...births.keys()].filter((birth, index) => index === 0 || birth > 0) : [];
  return [
    ...(isLoose
      ? [{ value: secondPersonText({ is: "around", who, nth }), label: said(relation.birth) }]
      : []),
    ...numbers.map((birth) => ({
      value: secondPersonText({ is: "client", id, birth }),
      label: said(births[birth]),
    })),
  ];
}

const whoIs = ({ name, client }: Relation) => name ?? client ?? "";

const nameOf = ({ name, kind }: Relation, other: KeptClient | undefined) =>
  name ?? other?.name ?? RELATION_NAMES[kind];

const NO_BIRTH = "There are no birth data of this person yet.";

/** The birth of whoever was chosen, under the first person's settings, as two people have one chart; or why there is none. */
export function secondBirth(client: KeptClient, chosen: string, known: Known) {
  const person = secondPersonIn(chosen);
  if (!person) return { why: "Choose with whom this chart is." };
  if (person.is === "client") {
    const other = known.get(person.id);
    if (!other) return { why: "This person is no longer among your clients: choose somebody else." };
    const birth = other.births[person.birth];
    if (birth) return { birth: birthUnder(client, other.name, birth) };
    return { why: other.births.length > 0 ? "This birth is no longer kept: choose another one." : NO_BIRTH };
  }
  const relation = client.relations.filter((one) => whoIs(one) === person.who)[person.nth];
  if (!relation) {
    return { why: "This person no longer stands among the people around your client: choose somebody else." };
  }
  const { birth } = relation;
  if (!birth) return { why: NO_BIRTH };
  const other = relation.client === null ? undefined : known.get(relation.client);
  return { birth: birthUnder(client, nameOf(relation, other), birth) };
}
