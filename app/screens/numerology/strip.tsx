import { LinkToPart } from "~/components/ui/link-to-part";

interface StripProps {
  /** What the links are called among the page's navigations. */
  readonly label: string;
  /** Five at most: a name, its number, and the id of its text. */
  readonly numbers: readonly (readonly [name: string, number: number, id: string])[];
}

/** Numbers at a glance, each leading to its text. */
export function Strip({ label, numbers }: StripProps) {
  return (
    <nav aria-label={label} className="@container screen-only">
      <ul className="grid grid-cols-5 divide-x divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {numbers.map(([name, number, id]) => (
          <li key={name}>
            <LinkToPart
              id={id}
              className="flex h-full flex-col items-center px-0.5 py-3 text-center transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="font-display text-xl font-semibold text-gold">{number}</span>
              <span className="text-xs leading-tight text-muted @max-sm:text-[0.6875rem]">{name}</span>
            </LinkToPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}
