import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SIGNS, type Sign } from "~/astrology/signs";
import { Glyph } from "./glyphs";
import { forgetNote, keepNote, keptNote } from "./owned-notes";

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
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <Link
            to={`/horoscope/${sign.toLowerCase()}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(sign);
            }}
            className="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm hover:text-gold"
          >
            <Glyph name={sign} size={18} />
            {sign}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function AnotherSign({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-9 text-sm text-muted hover:text-gold">
      Another sign
    </button>
  );
}
