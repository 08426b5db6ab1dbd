import type { LanguageOfPages } from "~/further-languages";
import { chooseLanguage, endOffer } from "~/notes/language";
import * as words from "~/words/shell";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { LanguageLink } from "./language-link";

function dismiss() {
  chooseLanguage("none");
  endOffer();
  document.getElementById("main")?.focus({ preventScroll: true }); // the button that had it is gone
}

/** Says in a language that the page is there in it, and leads to it; fetched where it is offered. */
export function OfferedLanguage({ language }: { readonly language: LanguageOfPages }) {
  return (
    <div
      lang={language.tag}
      className="mx-auto flex min-h-11 max-w-screen items-center gap-2 px-[min(1rem,20px)] text-sm sm:px-6 lg:px-8"
    >
      <p>
        <LanguageLink language={language}>{words.pageIsAlsoIn(language.tag)}</LanguageLink>
      </p>
      <Button
        variant="quiet"
        size="icon"
        className="ms-auto"
        aria-label={words.doNotOfferLanguage(language.tag)}
        onClick={dismiss}
      >
        <Icon name="close" size={18} />
      </Button>
    </div>
  );
}
