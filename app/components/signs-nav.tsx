import { Link } from "@remix-run/react";
import { SIGNS, type Sign } from "~/astrology/signs";
import { Glyph } from "./glyphs";

interface SignsNavProps {
  /** The sign that is shown. */
  readonly current?: Sign;
  readonly addressOf: (sign: Sign) => string;
}

/** The twelve signs, each a link to its page of a kind. */
export function SignsNav({ current, addressOf }: SignsNavProps) {
  return (
    <nav aria-label="Signs">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Link
              to={addressOf(sign)}
              aria-current={sign === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm hover:text-gold aria-[current]:font-semibold aria-[current]:text-gold"
            >
              <Glyph name={sign} size={18} />
              {sign}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
