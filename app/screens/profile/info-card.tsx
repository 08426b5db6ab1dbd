import { Link } from "@remix-run/react";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icons";
import * as words from "~/words/profile";

const POINTS: readonly { readonly icon: IconName; readonly text: () => string }[] = [
  { icon: "check", text: words.savedOnce },
  { icon: "sparkle", text: words.autofillsAllFeatures },
  { icon: "user", text: words.onlyAccessibleToYou },
  { icon: "clock", text: words.canBeUpdated },
];

export function InfoCard() {
  return (
    <Card>
      <CardHeader title={words.aboutYourData()} />
      <ul className="grid gap-3 text-sm">
        {POINTS.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-lilac-soft text-lilac">
              <Icon name={icon} size={16} />
            </span>
            {text()}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted">
        {words.whatIsKept({
          link: (inner) => (
            <Link to="/privacy" className="link">
              {inner}
            </Link>
          ),
        })}
      </p>
    </Card>
  );
}
