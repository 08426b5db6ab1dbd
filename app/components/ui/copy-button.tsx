import { type RefObject, useEffect, useState } from "react";
import * as words from "~/words/ui";
import { Button, type ButtonVariant } from "./button";

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "Copy the table". */
  readonly label: string;
  /** Where the text stands: selected, for Ctrl+C, where the browser forbids copying. Without it the button goes then. */
  readonly shown?: RefObject<HTMLElement>;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

/** Copies a text, and says so; there only where the browser lets pages do that. */
export function CopyButton({ text, label, shown, variant = "secondary", className }: CopyButtonProps) {
  const [copied, setCopied] = useState("");
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => (shown?.current ? getSelection()?.selectAllChildren(shown.current) : setCanCopy(false)),
    );
  return (
    <Button variant={variant} size="sm" className={className} onClick={copy} aria-label={label}>
      <span role="status">{copied === text ? words.copied() : words.copy()}</span>
    </Button>
  );
}
