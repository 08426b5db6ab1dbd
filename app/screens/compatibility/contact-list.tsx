import type { AspectType } from "~/astrology/aspects";
import { Glyph } from "~/components/drawings/glyphs";
import { Fold } from "~/components/ui/fold";
import { TEMPERS } from "~/components/zodiac-wheel/aspect-style";

interface Contact {
  readonly title: string;
  readonly description: string;
  /** Its glyph stands before the title. */
  readonly aspect?: AspectType | null;
}

interface ContactListProps {
  readonly contacts: readonly Contact[];
  /** Side by side where there is room. */
  readonly inColumns?: boolean;
}

/** Contacts between the two charts, each under its name. */
export function ContactList({ contacts, inColumns = false }: ContactListProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-5 ${inColumns ? "@3xl:grid-cols-2" : ""}`}>
      {contacts.map((contact) => (
        <li key={contact.title}>
          <p className="mb-1 flex items-start gap-2 font-semibold">
            <Title {...contact} />
          </p>
          <p className="max-w-prose break-words">{contact.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** A long list: names that open, the first of them, which is the strongest, open already. */
export function FoldedContacts({ contacts }: Pick<ContactListProps, "contacts">) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {contacts.map((contact, index) => (
        <li key={contact.title}>
          <Fold
            isOpen={index === 0}
            summary={
              <span className="flex min-w-0 items-start gap-2 font-semibold">
                <Title {...contact} />
              </span>
            }
          >
            <p className="break-words">{contact.description}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}

function Title({ title, aspect }: Contact) {
  return (
    <>
      {aspect && (
        <span className="mt-1 shrink-0" style={{ color: `var(--${TEMPERS[aspect]})` }}>
          <Glyph name={aspect} size={18} />
        </span>
      )}
      <span className="min-w-0 break-words">{title}</span>
    </>
  );
}
