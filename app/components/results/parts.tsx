import type { ButtonHTMLAttributes } from "react";

/**
 * A page without scripts shows one part of a long result, and its form asks for the others: all of them in one page cost
 * twice what a request may.
 */

/** Under this name a form says which part it asks for. */
const PART_FIELD = "part";

type Values = Readonly<Record<string, string>>;

/** What was typed, and which part a button of the form asked for; the first where none did. */
export function partAsked<Part extends string>(
  { [PART_FIELD]: asked, ...typed }: Values,
  parts: readonly [Part, ...Part[]],
): { readonly part: Part; readonly typed: Values } {
  return { part: parts.find((part) => part === asked) ?? parts[0], typed };
}

interface PartButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Id of the form. */
  readonly form: string;
  readonly part: string;
}

/** Sends the form for a part. */
export function PartButton({ part, ...rest }: PartButtonProps) {
  return <button type="submit" name={PART_FIELD} value={part} {...rest} />;
}

interface PartsProps<Part extends string> {
  /** Of which result. */
  readonly label: string;
  readonly form: string;
  readonly labels: Readonly<Record<Part, string>>;
  /** The part that is there. */
  readonly alone: Part;
  /** What was answered about the input and does not stand in the form itself, by the fields' names. */
  readonly answered: Readonly<Record<string, string>>;
}

/** The way to the other parts on a page without scripts. */
export function PartsNav<Part extends string>({ label, form, labels, alone, answered }: PartsProps<Part>) {
  return (
    <nav
      aria-label={label}
      className="mb-6 hidden flex-wrap gap-x-1 border-b border-line screen-only noscript:flex"
    >
      {Object.entries(answered).map(([name, value]) => (
        <input key={name} type="hidden" form={form} name={name} value={value} />
      ))}
      {(Object.entries(labels) as [Part, string][]).map(([part, name]) => (
        <PartButton
          key={part}
          form={form}
          part={part}
          aria-current={part === alone || undefined}
          className="h-11 px-3 text-sm font-semibold text-muted hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
        >
          {name}
        </PartButton>
      ))}
    </nav>
  );
}
