import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { GlossaryPart } from "~/answers/glossary";
import { ask } from "~/calls/ask";
import { check, holding, listOf, text } from "~/calls/shape";
import { HOUSES } from "~/readings/telling/en/names";
import * as words from "~/words/zodiac-wheel";
import { slugOf } from "../drawings/body-style";
import type { WheelSubject } from "./subject";

type Term = GlossaryPart["terms"][number];

const areParts = listOf(
  holding<GlossaryPart>({ terms: listOf(holding<Term>({ place: text, term: text, text })) }),
);

let asked: Promise<ReadonlyMap<string, Term>> | null = null;

/** Every term by its place in the glossary, asked for once a page; none where they cannot be had. */
function terms(): Promise<ReadonlyMap<string, Term>> {
  asked ??= ask("GET /api/readings/glossary", {}, check<readonly GlossaryPart[]>(areParts)).then(
    (outcome) => {
      if (!outcome.ok) asked = null;
      const parts = outcome.ok ? outcome.data : [];
      return new Map(parts.flatMap(({ terms }) => terms.map((term) => [term.place, term] as const)));
    },
  );
  return asked;
}

/** Where the glossary explains what a card is about. */
export function termOf(subject: WheelSubject): string {
  switch (subject.kind) {
    case "body": {
      const { planet } = subject.body;
      return planet === "Fortune" || planet === "Spirit" ? `lot-of-${slugOf(planet)}` : slugOf(planet);
    }
    case "aspect":
      return subject.aspect.type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
    case "house":
      return `${HOUSES[subject.house - 1]}-house`;
    case "sign":
      return subject.sign.toLowerCase();
    case "angle":
      return subject.angle;
  }
}

/** What is picked, or the place in the glossary of what is. */
export type MeaningProps = { readonly subject: WheelSubject } | { readonly place: string };

/** What the picked part of a wheel means in general, in a sentence, and the way to the glossary. */
export function Meaning(props: MeaningProps) {
  const id = "place" in props ? props.place : termOf(props.subject);
  const [known, setKnown] = useState<ReadonlyMap<string, Term> | null>(null);
  useEffect(() => {
    let isHere = true;
    void terms().then((all) => isHere && setKnown(all));
    return () => {
      isHere = false;
    };
  }, []);
  const term = known?.get(id);
  return (
    <p className="mt-1.5">
      {term ? `${term.text} ` : ""}
      <Link
        to={`/insights/glossary#${id}`}
        className="inline-flex min-h-8 items-center text-gold underline underline-offset-4"
      >
        {words.glossary()}
      </Link>
      {"subject" in props && props.subject.kind === "body" && props.subject.body.isRetrograde && (
        <>
          {" · "}
          <Link
            to="/insights/glossary#retrograde"
            className="inline-flex min-h-8 items-center text-gold underline underline-offset-4"
          >
            {words.whatRetrogradeMeans()}
          </Link>
        </>
      )}
    </p>
  );
}
