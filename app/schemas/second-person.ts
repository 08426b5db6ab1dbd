import { MOST_BIRTHS, MOST_RELATIONS } from "./desk-limits";
import { isDeskId } from "./updated-at";

/** With whom a client has a chart of two: a birth of another client, or somebody of the people around them. */
export type SecondPerson =
  /** Of which birth, counted from 0. */
  | { readonly is: "client"; readonly id: string; readonly birth: number }
  /**
   * By name: rows of a record have no other, and their order changes. Of several people of one name `nth` is one,
   * counted from 0.
   */
  | { readonly is: "around"; readonly who: string; readonly nth: number };

const AROUND = "around.";
const LETTERS_OF_ID = 36;
/** A name may have 200. */
export const MOST_LETTERS_OF_SECOND = 220;

/** As a block has it. */
export function secondPersonText(person: SecondPerson): string {
  return person.is === "client" ? `${person.id}.${person.birth}` : `${AROUND}${person.nth}.${person.who}`;
}

/** Null where it is none. */
export function secondPersonIn(text: string): SecondPerson | null {
  if (text.startsWith(AROUND)) {
    const [nth, who] = [Number(text.charAt(AROUND.length)), text.slice(AROUND.length + 2)];
    const isWhole = /^[0-9]\.$/.test(text.slice(AROUND.length, AROUND.length + 2)) && nth < MOST_RELATIONS;
    return isWhole && who !== "" ? { is: "around", who, nth } : null;
  }
  const [id, rest] = [text.slice(0, LETTERS_OF_ID), text.slice(LETTERS_OF_ID)];
  const birth = Number(rest.slice(1));
  const isBirth = /^\.[0-9]$/.test(rest) && birth < MOST_BIRTHS;
  return isBirth && isDeskId(id) ? { is: "client", id, birth } : null;
}
