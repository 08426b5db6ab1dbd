import type { AspectType } from "~/astrology/aspects";
import { Glyph } from "~/components/glyphs";
import { TEMPERS } from "~/components/zodiac-wheel/aspect-style";

interface ContactListProps {
  readonly contacts: readonly {
    readonly title: string;
    readonly description: string;
    /** Its glyph stands before the title. */
    readonly aspect?: AspectType | null;
  }[];
  /** Side by side where there is room. */
  readonly inColumns?: boolean;
}

/** Contacts between the two charts, each under its name. */
export function ContactList({ contacts, inColumns = false }: ContactListProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-5 ${inColumns ? "@3xl:grid-cols-2" : ""}`}>
      {contacts.map(({ title, description, aspect }) => (
        <li key={title}>
          <p className="mb-1 flex items-start gap-2 font-semibold">
            {aspect && (
              <span className="mt-1 shrink-0" style={{ color: `var(--${TEMPERS[aspect]})` }}>
                <Glyph name={aspect} size={18} />
              </span>
            )}
            <span className="min-w-0 break-words">{title}</span>
          </p>
          <p className="max-w-prose break-words">{description}</p>
        </li>
      ))}
    </ul>
  );
}
