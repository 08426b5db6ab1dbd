import type { Field } from "./reference";

/** The fields of a call or of an object that calls take. */
export function Fields({ fields, caption }: { readonly fields: readonly Field[]; readonly caption: string }) {
  if (fields.length === 0) return <p className="text-sm text-muted">It takes nothing.</p>;
  return (
    <dl aria-label={caption} className="divide-y divide-line border-y border-line text-sm">
      {fields.map(({ name, kind, refersTo, isRequired, description }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <dt className="break-words">
            <code>{name}</code>
            {isRequired && <span className="text-xs text-muted"> required</span>}
          </dt>
          <dd className="min-w-0 break-words">
            {refersTo ? (
              <a href={`#${refersTo}`} className="link">
                {kind}
              </a>
            ) : (
              <span className="text-muted">{kind}</span>
            )}
            {description && <p>{description}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
