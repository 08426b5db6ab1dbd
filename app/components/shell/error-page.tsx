import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { NAVIGATION } from "./navigation";
import { useRequestId } from "./response-marks";
import { Screen } from "./shell";

interface Explanation {
  readonly title: string;
  readonly sentence: string;
  /** For whoever builds the site. */
  readonly hint?: string;
}

const OURS: Explanation = {
  title: "500 Something Went Wrong",
  sentence: "The fault is on our side. Load the page again; if it fails twice, come back in a few minutes.",
};

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
  403: { title: "403 Not Allowed", sentence: "This can only be sent from this site's own pages." },
  404: {
    title: "404 Page Not Found",
    sentence: "There is no page at this address. The link may be old or misspelt; all screens are below.",
    hint: "For whoever builds this site: you may have forgotten to add the page to the router.",
  },
  405: {
    title: "405 Method Not Allowed",
    sentence: "This page shows something, but nothing can be sent to it.",
  },
  413: {
    title: "413 Too Much Was Sent",
    sentence: "The form holds more than it may. Go back, shorten what is longest, and send it again.",
  },
  415: {
    title: "415 Not a Form",
    sentence: "What was sent is not the form of this page. Open the page again and fill it in there.",
  },
  429: {
    title: "429 Too Many Requests",
    sentence: "Many requests came from your connection within a minute. Wait for one, and try again.",
  },
  503: {
    title: "503 Not Available",
    sentence: "This part does not work at the moment. Try again in a few minutes.",
  },
};

const REQUEST_ID = "request-id";

/** What a page for this error says: its heading is the page's title too. */
export function explanationOf(error: unknown): Explanation {
  return (isRouteErrorResponse(error) && EXPLANATIONS[error.status]) || OURS;
}

/** The page for whatever a route threw, within the shell, with ways on. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const explanation = explanationOf(error);
  const { title, sentence, hint } = explanation;
  const requestId = useRequestId(REQUEST_ID);
  const [number = "", ...words] = title.split(" ");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Screen className="grid grow content-center justify-items-center gap-10 text-center">
      {/* The mark tells a page around this one that its screen is not there (host-link.client.ts). */}
      <div data-error-page="">
        <h1 tabIndex={-1}>
          <span className="block text-2xl leading-none text-gold tabular">{number} </span>
          <span className="mt-3 block">{words.join(" ")}</span>
        </h1>
        <p className="mx-auto mt-3 max-w-prose text-muted">{sentence}</p>
        {hint && <p className="mx-auto mt-3 max-w-prose text-sm text-muted">{hint}</p>}
        {explanation === OURS && requestId && (
          <p className="mx-auto mt-3 max-w-prose text-sm text-muted">
            If you report it, please quote <code id={REQUEST_ID}>{requestId}</code>.
          </p>
        )}
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <Link to={pathname + search} reloadDocument className={buttonClass()}>
              Load again
            </Link>
          )}
          <Link to="/" className={buttonClass({ variant: isMissing ? "primary" : "secondary" })}>
            Back to the Dashboard
          </Link>
        </p>
      </div>
      <nav aria-label="All screens" className="w-full max-w-3xl">
        <ul className="grid grid-fill-[14rem] gap-2 text-left">
          {NAVIGATION.slice(1).map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 text-sm transition-colors hover:border-gold hover:text-gold"
              >
                <Icon name={icon} className="text-muted" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Screen>
  );
}
