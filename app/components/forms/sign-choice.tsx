import { useEffect, useState } from "react";
import { SIGNS, type Sign } from "~/astrology/signs";
import { oneOf } from "~/calls/shape";
import { note } from "~/notes/note";
import * as words from "~/words/forms";
import { horoscopePage } from "../sky/sign-pages";
import { SignLinks } from "../sky/signs-nav";

const signNote = note<Sign>("sign", { owner: "person", lasts: "device", check: oneOf(...SIGNS) });

/** The sign that the visitor chose once, in this browser; null until it is known, and where none was chosen. */
export function useChosenSign() {
  const [sign, setSign] = useState<Sign | null>(null);
  useEffect(() => setSign(signNote.read()), []);
  return {
    sign,
    choose(sign: Sign) {
      signNote.write(sign);
      setSign(sign);
    },
    clear() {
      signNote.forget();
      setSign(null);
    },
  };
}

/** The twelve signs to choose from; without JavaScript each leads to its page. */
export function SignChoice({ onChoose }: { readonly onChoose: (sign: Sign) => void }) {
  return <SignLinks addressOf={horoscopePage} onChoose={onChoose} />;
}

export function AnotherSign({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-9 text-sm text-muted hover:text-gold">
      {words.anotherSign()}
    </button>
  );
}
