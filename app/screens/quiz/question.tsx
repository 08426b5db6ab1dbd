import { TextField } from "~/components/ui/field";
import { type AskedQuestion, optionId } from "~/readings/quiz";
import * as words from "~/words/quiz";
import type { Answers } from "./quiz-note";

interface OptionsProps {
  readonly question: AskedQuestion;
  readonly answer: string | undefined;
  readonly onAnswer: (name: string, value: string) => void;
}

/** One answer of several, as native radio buttons: arrow keys choose, Enter goes on. */
export function Options({ question: { key, options }, answer, onAnswer }: OptionsProps) {
  return (
    <div className="@container">
      <div className="grid gap-3 @xl:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-16 cursor-pointer items-start gap-3 rounded-md border border-edge/60 p-[min(1rem,20px)] transition-colors hover:border-gold has-checked:border-gold has-checked:bg-gold-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={key}
              value={option}
              checked={answer === option}
              onChange={() => onAnswer(key, option)}
              className="mt-1 size-4 shrink-0 accent-gold outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{words.option(optionId(key, option))}</span>
              <span className="block text-sm text-muted">{words.optionHint(optionId(key, option))}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface ContactProps {
  readonly answers: Answers;
  readonly onAnswer: (name: string, value: string) => void;
  readonly error: readonly string[] | undefined;
}

export function Contact({ answers, onAnswer, error }: ContactProps) {
  const field = (name: string) => ({
    id: name,
    name,
    value: answers[name] ?? "",
    onChange: (event: { target: { value: string } }) => onAnswer(name, event.target.value),
  });
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        {...field("name")}
        label={words.name()}
        hint={words.optional()}
        autoComplete="given-name"
        maxLength={200}
        optional
      />
      <TextField
        {...field("email")}
        type="email"
        label={words.email()}
        hint={words.yourPathIsSent()}
        error={error}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
    </div>
  );
}
