import type { CountedLetter } from "~/numerology/letters";
import * as words from "~/words/numerology";
import { foldedLetters } from "./working";

/** The name as numerologists write it down: the values of vowels above, of consonants below. */
export function NameLetters({ letters }: { readonly letters: readonly CountedLetter[] }) {
  const ofName: CountedLetter[][] = [];
  for (const letter of letters) {
    ofName[letter.word] ??= [];
    ofName[letter.word]?.push(letter);
  }
  const folded = foldedLetters(letters);
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {ofName.map((word, index) => {
          const text = word.map(({ letter }) => letter).join("");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold a word twice, and words never move
            <ol key={index} aria-label={words.lettersOf({ word: text })} className="flex flex-wrap gap-y-3">
              {word.map((letter, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                <LetterCell key={position} letter={letter} />
              ))}
            </ol>
          );
        })}
      </div>
      <p className="mt-4 text-xs text-muted">
        {words.vowelsAbove({
          vowels: (inner) => <span className="font-semibold text-lilac">{inner}</span>,
          consonants: (inner) => <span className="font-semibold text-gold">{inner}</span>,
        })}
        {folded.length > 0 && ` ${words.counted({ letters: folded.join(", ") })}`}
      </p>
    </>
  );
}

function LetterCell({ letter: { letter, value, kind } }: { readonly letter: CountedLetter }) {
  const isVowel = kind === "vowel";
  return (
    <li className="flex w-7 flex-col items-center text-center sm:w-8">
      <span className="sr-only">{words.letterAndValue({ letter, kind, value })}</span>
      <span aria-hidden="true" className="tabular h-5 text-xs font-semibold text-lilac">
        {isVowel && value}
      </span>
      <span aria-hidden="true" className="font-display text-xl leading-tight font-semibold">
        {letter}
      </span>
      <span aria-hidden="true" className="tabular h-5 text-xs font-semibold text-gold">
        {!isVowel && value}
      </span>
    </li>
  );
}
