import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";

/** Something to copy, with a button where the browser lets pages do that. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState("");
  const code = useRef<HTMLElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => code.current && getSelection()?.selectAllChildren(code.current), // forbidden: Ctrl+C does it
    );
  return (
    <div>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-4">
        <h3 className="text-sm font-semibold">{label}</h3>
        {canCopy && (
          <Button variant="secondary" size="sm" onClick={copy} aria-label={`Copy: ${label}`}>
            <span role="status">{copied === text ? "Copied" : "Copy"}</span>
          </Button>
        )}
      </div>
      <pre className="rounded-md border border-line bg-sunken p-4 text-xs break-words whitespace-pre-wrap">
        <code ref={code}>{text}</code>
      </pre>
    </div>
  );
}
