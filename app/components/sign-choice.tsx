import { useEffect, useState } from "react";
import { SIGNS, type Sign } from "~/astrology/signs";
import { forgetNote, keepNote, keptNote } from "./owned-notes";
import { SignLinks } from "./signs-nav";

/** The sign that the visitor chose once, in this browser; null until it is known, and where none was chosen. */
export function useChosenSign() {
  const [sign, setSign] = useState<Sign | null>(null);
  useEffect(() => {
    const kept = keptNote("sign");
    setSign(SIGNS.find((known) => known === kept) ?? null);
  }, []);
  return {
    sign,
    choose(chosen: Sign) {
      keepNote("sign", chosen);
      setSign(chosen);
    },
    clear() {
      forgetNote("sign");
      setSign(null);
    },
  };
}

/** The twelve signs to choose from; without JavaScript each leads to its page. */
export function SignChoice({ onChoose }: { readonly onChoose: (sign: Sign) => void }) {
  return <SignLinks addressOf={(sign) => `/horoscope/${sign.toLowerCase()}`} onChoose={onChoose} />;
}

export function AnotherSign({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-9 text-sm text-muted hover:text-gold">
      Another sign
    </button>
  );
}
