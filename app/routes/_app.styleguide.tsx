import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { Colours, Drawings, Type } from "~/screens/styleguide/foundations";
import { Parts } from "~/screens/styleguide/parts";

export const meta = pageMeta("Style guide", "Tokens, type, glyphs and components of this site on one page.", {
  isUnlisted: true,
});

/** For who works on the site: production answers 404. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.settings.ENVIRONMENT !== "local" && !import.meta.env.DEV) {
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  return null;
}

export default function StyleGuide() {
  return (
    <Screen className="space-y-14">
      <div>
        <h1>Style guide</h1>
        <p className="mt-2 max-w-prose text-muted">
          An observatory at night, a well-set book by day. Everything that screens are made of, in the theme
          that you see now.
        </p>
      </div>
      <Section title="Colour">
        <Colours />
      </Section>
      <Section title="Type">
        <Type />
      </Section>
      <Section title="Glyphs and icons">
        <Drawings />
      </Section>
      <Section title="Parts">
        <Parts />
      </Section>
    </Screen>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line pt-8">
      <h2 className="mb-6 text-xl">{title}</h2>
      {children}
    </section>
  );
}
