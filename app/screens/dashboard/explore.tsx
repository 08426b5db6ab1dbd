import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icons";

interface Destination {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const DESTINATIONS: readonly Destination[] = [
  {
    to: "/birth-chart",
    icon: "wheel",
    title: "Generate Birth Chart",
    text: "The sky over your first breath: planets, houses and aspects to the minute, and what each of them asks of you.",
  },
  {
    to: "/transits",
    icon: "orbit",
    title: "View Transits",
    text: "Where the ten planets stand right now, which of them touch your chart, and what such a time is like.",
  },
  {
    to: "/compatibility",
    icon: "heart",
    title: "Check Compatibility",
    text: "Two charts laid over each other: where you agree, where you clash, and what to do about both.",
  },
  {
    to: "/aspects",
    icon: "aspects",
    title: "Explore Aspects",
    text: "Six angles, six kinds of conversation: which planets help each other, and which argue.",
  },
  {
    to: "/moon-phases",
    icon: "moon",
    title: "Moon Phases",
    text: "What the Moon is doing tonight, and what each of her eight phases is good for.",
  },
  {
    to: "/insights",
    icon: "book",
    title: "Learn More",
    text: "Signs, planets, houses, nodes: how a chart is read, in six steps you can try on your own.",
  },
];

export function Explore() {
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="text-xl">
        Explore Your Astrological Journey
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Start anywhere. The tools are free, and none of them asks you to sign in first.
      </p>
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
                  {title}
                </h3>
              </div>
              <p className="mt-2 mb-5 text-sm text-muted max-sm:in-data-known:hidden">{text}</p>
              <Link
                to={to}
                aria-describedby={`to${to.replace("/", "-")}`}
                className="mt-auto self-start text-sm font-semibold text-gold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold"
              >
                Explore →
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
