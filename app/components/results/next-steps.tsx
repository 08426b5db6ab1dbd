import { Link } from "@remix-run/react";
import * as words from "~/words/results";
import { ShareLink, type ShareLinkProps } from "../link/share-link";
import { Button, buttonClass } from "../ui/button";
import { Icon, type IconName } from "../ui/icons";

const STEPS = {
  chart: { to: "/birth-chart", label: words.birthChart, icon: "wheel" },
  transits: { to: "/transits", label: words.transits, icon: "orbit" },
  compare: { to: "/compatibility", label: words.compareWith, icon: "heart" },
  map: { to: "/astrocartography", label: words.map, icon: "globe" },
  numbers: { to: "/numerology", label: words.numbers, icon: "numbers" },
  design: { to: "/human-design", label: words.humanDesign, icon: "design" },
  ask: { to: "/consultations", label: words.askTheAstrologer, icon: "compass" },
} as const satisfies Record<string, { to: string; label: () => string; icon: IconName }>;

interface NextStepsProps {
  readonly steps: readonly Exclude<keyof typeof STEPS, "ask">[];
  /** What the link to the transits takes along, to show them for the chart above. */
  readonly transitsState?: unknown;
  readonly canPrint?: boolean;
  /** What a link to this result holds. */
  readonly link?: ShareLinkProps;
}

/** Under a result: where to go from it. */
export function NextSteps({ steps, transitsState, canPrint = false, link }: NextStepsProps) {
  const look = `${buttonClass({ variant: "secondary", size: "sm" })} min-h-11`;
  return (
    <div className="flex flex-col gap-3 screen-only">
      <nav aria-label={words.whatComesNext()}>
        <ul className="flex flex-wrap gap-2">
          {[...steps, "ask" as const].map((step) => {
            const { to, label, icon } = STEPS[step];
            const toChart = step === "transits" && transitsState !== undefined;
            return (
              <li key={step}>
                <Link
                  to={toChart ? `${to}#your-chart` : to}
                  state={toChart ? transitsState : undefined}
                  aria-label={toChart ? words.transitsToThisChart() : undefined}
                  prefetch="intent"
                  className={look}
                >
                  <Icon name={icon} size={18} />
                  {label()}
                </Link>
              </li>
            );
          })}
          {canPrint && (
            <li>
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11 noscript:hidden"
                onClick={() => print()}
              >
                <Icon name="printer" size={18} />
                {words.print()}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      {link && <ShareLink {...link} />}
    </div>
  );
}
