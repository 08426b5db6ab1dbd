import { Link } from "@remix-run/react";
import { SIGNS, type Sign } from "~/astrology/signs";
import * as names from "~/words/names";
import * as words from "~/words/sky";
import { SignEmblem } from "../drawings/sign-emblem";
import { SketchRing } from "../drawings/wheel-sketch";

/** The twelve signs to choose from, each with its place in the zodiac and the Sun's dates. */
export function SignTiles({ addressOf }: { readonly addressOf: (sign: Sign) => string }) {
  return (
    <nav aria-label={words.signs()}>
      <SketchRing />
      <ul className="grid grid-fill-[min(10rem,45%)] gap-3">
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Link
              to={addressOf(sign)}
              className="flex h-full flex-col items-center rounded-lg border border-line bg-card p-4 text-center shadow-card transition-colors hover:border-gold"
            >
              <SignEmblem sign={sign} className="size-20" />
              <span className="mt-2 font-display text-lg font-semibold">{names.sign(sign)}</span>
              <span className="text-xs text-muted">{names.sunDates(sign)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
