import { GLOSSARY_FIELDS, GLOSSARY_TERMS } from "../../app/readings/glossary-terms";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const glossary = setsOf("glossary");

/** Terms of the field are long words, and a meaning may be a list of names: the ease of so short a text says little. */
const EASE = [-40, 125] as const;

export const GLOSSARY_SETS: readonly ReadingSet[] = [
  glossary("fields", entriesOf("glossary/fields"), GLOSSARY_FIELDS.length, [9, 20], EASE),
  ...GLOSSARY_FIELDS.map((field) =>
    glossary(field, entriesOf(`glossary/${field}`), GLOSSARY_TERMS[field].length, [4, 24], EASE),
  ),
];
