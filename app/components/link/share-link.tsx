import { useState } from "react";
import * as words from "~/words/link";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { Icon } from "../ui/icons";
import { useIsBrowser } from "../ui/use-is-browser";
import type { LinkContent } from "./link-address";

export interface ShareLinkProps {
  /** What it opens, in the words of the page: "Ann's birth chart". */
  readonly title: string;
  /** What it holds; asked for when it is pressed. */
  readonly content: () => LinkContent;
}

const load = () => import("./link-address");

/**
 * "Copy link", and the system's share sheet where there is one. What writes the link is fetched when somebody turns to
 * the buttons. Where the browser forbids copying, the link stands there to be copied by hand.
 */
export function ShareLink({ title, content }: ShareLinkProps) {
  const [said, setSaid] = useState<{ readonly text: string; readonly address?: string } | null>(null);
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const addressed = (use: (address: string) => Promise<void>) => async () => {
    try {
      const { linkAddress } = await load();
      await use(linkAddress(content()));
    } catch {
      setSaid({ text: words.linkCouldNotBe() });
    }
  };
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setSaid({ text: words.copied({ whatItHolds: words.linkItselfHoldsWhat() }) }),
      () => setSaid({ text: words.linkItselfHoldsWhat(), address }),
    );
  const copyOrShow = addressed(async (address) => {
    if ("clipboard" in navigator) await copy(address);
    else setSaid({ text: words.linkItselfHoldsWhat(), address });
  });
  const share = addressed((url) =>
    navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }),
  );
  const fetchCode = () => void load().catch(() => {}); // pressing will tell
  const look = {
    variant: "secondary",
    size: "sm",
    className: "min-h-11",
    onPointerEnter: fetchCode,
    onFocus: fetchCode,
  } as const;
  return (
    <div className="screen-only">
      <div className="flex flex-wrap gap-2">
        <Button {...look} onClick={copyOrShow}>
          <Icon name="link" size={18} />
          {words.copyLink()}
        </Button>
        {"share" in navigator && (
          <Button {...look} onClick={share}>
            <Icon name="external" size={18} />
            {words.share()}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 max-w-prose text-xs text-muted empty:mt-0">
        {said?.text}
      </p>
      {said?.address && (
        <Input
          aria-label={words.link()}
          readOnly
          value={said.address}
          onFocus={({ target }) => target.select()}
          className="mt-2 text-sm"
        />
      )}
    </div>
  );
}
