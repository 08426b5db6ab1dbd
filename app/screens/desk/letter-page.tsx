import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { site } from "~/site";

/** Where a letter is opened: all of it but its frame is made in the reader's browser. */
export function LetterPage({ token }: { readonly token: string }) {
  return (
    <div data-letter-of={token}>
      <noscript>
        <h1>A letter for you</h1>
        <p className="mt-2 max-w-prose">
          It is sealed, and only your browser can open it, which needs JavaScript. Switch it on for this page,
          or open the link in another browser.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <h1 data-heading tabIndex={-1} className="break-words">
          A letter for you
        </h1>
        <p role="status" data-state className="mt-2 max-w-prose text-muted">
          It is being opened…
        </p>
        <form data-word hidden className="mt-4 grid max-w-sm grid-cols-1 gap-3">
          <TextField
            id="word"
            label="The password"
            hint="Whoever sent this told it to you: exactly as written, capitals too"
            autoComplete="off"
            autoCapitalize="none"
          />
          <p
            data-wrong
            id="word-wrong"
            role="alert"
            className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger empty:hidden"
          />
          <div>
            <Button type="submit">Open</Button>
          </div>
        </form>
        <div data-tools hidden className="mt-4 flex flex-wrap gap-2 screen-only">
          <Button variant="secondary" size="sm" data-print>
            Print
          </Button>
          <Button variant="secondary" size="sm" data-save>
            Save
          </Button>
          <Button variant="secondary" size="sm" data-calendar hidden>
            Save the dates for a calendar
          </Button>
        </div>
        <article data-words className="letter mt-6" />
        <p data-foot hidden className="mt-10 border-t border-line pt-4 text-sm text-muted">
          Sent by way of {site.name}. <span data-until className="screen-only" />
        </p>
      </div>
    </div>
  );
}
