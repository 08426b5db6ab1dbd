import { escaped } from "~/components/ui/escaped";
import * as words from "~/words/developers";
import type { Field } from "./reference";

/** The fields of a call or of an object that calls take. */
export function Fields({ fields, caption }: { readonly fields: readonly Field[]; readonly caption: string }) {
  if (fields.length === 0) return <p className="text-sm text-muted">{words.itTakesNothing()}</p>;
  return (
    <dl
      aria-label={caption}
      className="divide-y divide-line border-y border-line text-sm"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: docs/api.md, every text of it escaped
      dangerouslySetInnerHTML={{ __html: fieldsMarkup(fields) }}
    />
  );
}

/** In one piece, as the words are. */
export function fieldsMarkup(fields: readonly Field[]): string {
  return fields
    .map(({ name, kind, refersTo, isRequired, description }) => {
      const required = isRequired
        ? `<span class="text-xs text-muted"> ${escaped(words.required())}</span>`
        : "";
      const of = refersTo
        ? `<a href="#${escaped(refersTo)}" class="link">${escaped(kind)}</a>`
        : `<span class="text-muted">${escaped(kind)}</span>`;
      const told = description ? `<p>${escaped(description)}</p>` : "";
      return `<div class="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"><dt class="break-words"><code>${escaped(name)}</code>${required}</dt><dd class="min-w-0 break-words">${of}${told}</dd></div>`;
    })
    .join("");
}
