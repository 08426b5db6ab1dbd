import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { SIGNS, type Sign } from "~/astrology/signs";
import * as names from "~/words/names";
import * as words from "~/words/sky";
import { Glyph } from "../drawings/glyphs";

interface SignsProps {
  /** The sign that is shown. */
  readonly current?: Sign;
  readonly addressOf: (sign: Sign) => string;
  /** What robots are told of the links. */
  readonly rel?: "nofollow";
  /** Takes the place of the way to the address, where scripts run. */
  readonly onChoose?: (sign: Sign) => void;
}

/** The twelve signs, each a link; as many in a row as large letters leave room for. */
export function SignLinks({ current, addressOf, rel, onChoose }: SignsProps) {
  return (
    <ul className="grid grid-fill-[9rem] gap-2">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <Link
            to={addressOf(sign)}
            rel={rel}
            aria-current={sign === current ? "page" : undefined}
            onClick={
              onChoose &&
              ((event: MouseEvent) => {
                event.preventDefault();
                onChoose(sign);
              })
            }
            className="flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm hover:border-gold hover:text-gold aria-[current]:border-gold aria-[current]:font-semibold aria-[current]:text-gold"
          >
            <Glyph name={sign} size={18} />
            {names.sign(sign)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SignsNav(props: SignsProps) {
  return (
    <nav aria-label={words.signs()}>
      <SignLinks {...props} />
    </nav>
  );
}
