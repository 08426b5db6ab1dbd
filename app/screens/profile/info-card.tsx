import { Link } from "@remix-run/react";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icons";

const POINTS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: "check", text: "Saved once" },
  { icon: "sparkle", text: "Autofills all features" },
  { icon: "user", text: "Only accessible to you" },
  { icon: "clock", text: "Can be updated anytime" },
];

export function InfoCard() {
  return (
    <Card>
      <CardHeader title="About your data" />
      <ul className="grid gap-3 text-sm">
        {POINTS.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-lilac-soft text-lilac">
              <Icon name={icon} size={16} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted">
        What is kept, why and for how long stands on the page about{" "}
        <Link to="/privacy" className="link">
          privacy
        </Link>
        .
      </p>
    </Card>
  );
}
