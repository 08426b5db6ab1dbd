import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import * as words from "~/words/shell";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { NAVIGATION } from "./navigation";
import { useRequestId } from "./response-marks";
import { Screen } from "./shell";

interface Explanation {
  readonly status: number;
  readonly title: () => string;
  readonly sentence: () => string;
  /** For whoever builds the site. */
  readonly hint?: () => string;
}

const OURS: Explanation = {
  status: 500,
  title: words.somethingWentWrong,
  sentence: words.faultIsOnOur,
};

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
  403: { status: 403, title: words.notAllowed, sentence: words.thisCanOnlyBe },
  404: {
    status: 404,
    title: words.pageNotFound,
    sentence: words.thereIsNoPage,
    hint: words.forWhoeverBuildsThis,
  },
  405: {
    status: 405,
    title: words.methodNotAllowed,
    sentence: words.thisPageShowsSomething,
  },
  413: {
    status: 413,
    title: words.tooMuchWasSent,
    sentence: words.formHoldsMoreThan,
  },
  415: {
    status: 415,
    title: words.notAForm,
    sentence: words.whatWasSentIs,
  },
  429: {
    status: 429,
    title: words.tooManyRequests,
    sentence: words.manyRequestsCameFrom,
  },
  503: {
    status: 503,
    title: words.notAvailable,
    sentence: words.thisPartDoesNot,
  },
};

const REQUEST_ID = "request-id";

function explanationOf(error: unknown): Explanation {
  return (isRouteErrorResponse(error) && EXPLANATIONS[error.status]) || OURS;
}

/** The title of a page for this error, which is its heading too: `404 Page Not Found`. */
export function errorTitle(error: unknown): string {
  const { status, title } = explanationOf(error);
  return words.statusTitle({ status, title: title() });
}

/** The page for whatever a route threw, within the shell, with ways on. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const explanation = explanationOf(error);
  const { status, title, sentence, hint } = explanation;
  const requestId = useRequestId(REQUEST_ID);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Screen className="grid grow content-center justify-items-center gap-10 text-center">
      {/* The mark tells a page around this one that its screen is not there (host-link.client.ts). */}
      <div data-error-page="">
        <h1 tabIndex={-1}>
          <span className="block text-2xl leading-none text-gold tabular">{status} </span>
          <span className="mt-3 block">{title()}</span>
        </h1>
        <p className="mx-auto mt-3 max-w-prose text-muted">{sentence()}</p>
        {hint && <p className="mx-auto mt-3 max-w-prose text-sm text-muted">{hint()}</p>}
        {explanation === OURS && requestId && (
          <p className="mx-auto mt-3 max-w-prose text-sm text-muted">
            {words.ifYouReportIt({ requestId, code: (inner) => <code id={REQUEST_ID}>{inner}</code> })}
          </p>
        )}
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <Link to={pathname + search} reloadDocument className={buttonClass()}>
              {words.loadAgain()}
            </Link>
          )}
          <Link to="/" className={buttonClass({ variant: isMissing ? "primary" : "secondary" })}>
            {words.backToTheDashboard()}
          </Link>
        </p>
      </div>
      <nav aria-label={words.allScreens()} className="w-full max-w-3xl">
        <ul className="grid grid-fill-[14rem] gap-2 text-start">
          {NAVIGATION.slice(1).map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 text-sm transition-colors hover:border-gold hover:text-gold"
              >
                <Icon name={icon} className="text-muted" />
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Screen>
  );
}
