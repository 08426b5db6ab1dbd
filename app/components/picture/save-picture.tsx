import { useRef, useState } from "react";
import * as words from "~/words/picture";
import { saveFile } from "../results/save-file";
import { Button, buttonClass, Spinner } from "../ui/button";
import { Icon } from "../ui/icons";
import { useIsBrowser } from "../ui/use-is-browser";
import type { PictureOf } from "./picture";

interface SavePictureProps {
  readonly picture: PictureOf;
  readonly className?: string;
}

const KINDS = { PNG: words.forMessagesAndDocuments, SVG: words.forPrintInAny } as const;
type Kind = keyof typeof KINDS;

/** A drawing as a file, in light colours, with title and credits. What makes it is fetched when it is asked for. */
export function SavePicture({ picture, className = "" }: SavePictureProps) {
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const menu = useRef<HTMLDetailsElement>(null);
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const save = async (kind: Kind) => {
    close();
    menu.current?.querySelector("summary")?.focus();
    setState("pending");
    try {
      const { fileName, pictureFile } = await import("./picture");
      saveFile(fileName(picture.title, kind), await pictureFile(picture, kind));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={`screen-only ${className}`}>
      <details
        ref={menu}
        // Another try: what went wrong before would stand before the menu.
        onToggle={({ currentTarget }) => currentTarget.open && state === "failed" && setState("idle")}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !menu.current?.open) return;
          close();
          menu.current.querySelector("summary")?.focus();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <summary
          aria-label={words.savePicture()}
          title={words.savePicture()}
          className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass({ variant: "quiet", size: "icon" })}`}
        >
          {state === "pending" ? <Spinner /> : <Icon name="download" />}
        </summary>
        <div className="absolute z-20 mt-1 flex w-56 max-w-[calc(100vw-2rem)] flex-col gap-1 rounded-md border border-line bg-raised p-1.5 shadow-card">
          {(Object.keys(KINDS) as Kind[]).map((kind) => (
            <Button
              key={kind}
              variant="quiet"
              size="sm"
              className="min-h-11 w-full justify-start! text-start"
              onClick={() => save(kind)}
            >
              {kind} <span className="text-xs font-normal text-muted">{KINDS[kind]()}</span>
            </Button>
          ))}
        </div>
      </details>
      <p aria-live="polite" className="sr-only">
        {state === "pending" && words.pictureIsBeingMade()}
      </p>
      {state === "failed" && (
        <p
          role="alert"
          className="absolute z-20 w-56 max-w-[calc(100vw-2rem)] rounded-md border border-danger bg-raised p-2 text-sm font-semibold text-danger"
        >
          {words.pictureCouldNotBe()}
        </p>
      )}
    </div>
  );
}
