import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { type LanguageOfPages, languagesOf } from "~/further-languages";
import { endOffer, offeredLanguage } from "~/notes/language";
import { plainPath } from "./plain-path";

interface Offer {
  readonly Line: ComponentType<{ readonly language: LanguageOfPages }>;
  readonly tag: string;
}

/**
 * Above the screen, where the page's head found that its reader would rather have another language: the room for the
 * line from the first paint on, and the line once its code has come.
 */
export function LanguageOffer() {
  const languages = languagesOf(plainPath(useLocation().pathname) || "/");
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const tag = offeredLanguage();
    if (!tag) return;
    import("./offered-language.client").then(
      ({ OfferedLanguage: Line }) => setOffer({ Line, tag }),
      endOffer,
    );
  }, []);
  const language = languages.find(({ tag }) => tag === offer?.tag);
  if (languages.length === 1 || (offer && !language)) return null;
  return (
    <div className="hidden min-h-11 border-b border-line screen-only in-data-offered:block">
      {offer && language && <offer.Line language={language} />}
    </div>
  );
}
