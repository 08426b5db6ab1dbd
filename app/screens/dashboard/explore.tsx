import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icons";
import * as words from "~/words/dashboard";

interface Destination {
  readonly to: string;
  readonly icon: IconName;
  readonly title: () => string;
  readonly text: () => string;
}

const DESTINATIONS: readonly Destination[] = [
  {
    to: "/birth-chart",
    icon: "wheel",
    title: words.generateBirthChart,
    text: words.skyOverYourFirst,
  },
  {
    to: "/transits",
    icon: "orbit",
    title: words.viewTransits,
    text: words.whereTheTenPlanets,
  },
  {
    to: "/compatibility",
    icon: "heart",
    title: words.checkCompatibility,
    text: words.twoChartsLaidOver,
  },
  {
    to: "/aspects",
    icon: "aspects",
    title: words.exploreAspects,
    text: words.sixAnglesSixKinds,
  },
  {
    to: "/moon-phases",
    icon: "moon",
    title: words.moonPhases,
    text: words.whatTheMoonIs,
  },
  {
    to: "/insights",
    icon: "book",
    title: words.learnMore,
    text: words.signsPlanetsHousesNodes,
  },
];

export function Explore() {
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="text-xl">
        {words.exploreYourAstrologicalJourney()}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{words.startAnywhereTheTools()}</p>
      <ul className="mt-8 grid gap-3 max-sm:in-data-known:grid-cols-2 sm:gap-4 sm:grid-fill-[18rem]">
        {DESTINATIONS.map(({ to, icon, title, text }) => (
          <li key={to} className="flex">
            <Card className="group relative flex min-w-0 grow flex-col transition-colors hover:border-gold max-sm:in-data-known:p-4">
              <div className="flex items-center gap-3 max-sm:in-data-known:flex-col max-sm:in-data-known:items-start sm:flex-col sm:items-start sm:gap-4">
                <Icon name={icon} size={28} className="text-gold" />
                <h3
                  id={`to${to.replace("/", "-")}`}
                  className="max-sm:in-data-known:mb-2 max-sm:in-data-known:text-base"
                >
                  {title()}
                </h3>
              </div>
              <p className="mt-2 mb-5 text-sm text-muted max-sm:in-data-known:hidden">{text()}</p>
              <Link
                to={to}
                aria-describedby={`to${to.replace("/", "-")}`}
                className="mt-auto self-start text-sm font-semibold text-gold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold"
              >
                {words.explore()}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
