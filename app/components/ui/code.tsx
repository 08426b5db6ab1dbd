import { useRef } from "react";
import * as words from "~/words/ui";
import { CopyButton } from "./copy-button";

/** Something to copy, with a button where the browser lets pages do that. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <div>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-4">
        <h3 className="text-sm font-semibold">{label}</h3>
        <CopyButton text={text} label={words.copyLabel({ label })} shown={code} />
      </div>
      <pre className="rounded-md border border-line bg-sunken p-4 text-xs break-words whitespace-pre-wrap">
        <code ref={code}>{text}</code>
      </pre>
    </div>
  );
}
