import { Link } from "@remix-run/react";
import type { NamedLink } from "~/components/shell/navigation";
import { LEARN_PAGES } from "~/components/shell/sub-pages";
import { Icon, type IconName } from "~/components/ui/icons";
import * as words from "~/words/insights";

/** The chapter before and the one after, at the end of a page; the first has none before it. */
export function ChapterSteps({ current }: { readonly current: string }) {
  const [, ...chapters] = LEARN_PAGES;
  const place = chapters.findIndex(({ to }) => to === current);
  return (
    <nav
      aria-label={words.chapters()}
      className="mt-12 flex flex-wrap justify-between gap-3 border-t border-line pt-4 screen-only"
    >
      <Step page={chapters[place - 1]} label={words.previousChapter()} icon="chevron-left" />
      <Step page={chapters[place + 1]} label={words.nextChapter()} icon="chevron-right" />
    </nav>
  );
}

interface StepProps {
  readonly page: NamedLink | undefined;
  readonly label: string;
  readonly icon: IconName;
}

function Step({ page, label, icon }: StepProps) {
  if (!page) return null;
  const isNext = icon === "chevron-right";
  return (
    <Link
      to={page.to}
      prefetch="intent"
      className={`flex min-h-11 items-center gap-2 rounded-md py-1 transition-colors hover:text-gold ${isNext ? "ms-auto flex-row-reverse text-end" : ""}`}
    >
      <Icon name={icon} size={18} className="shrink-0 text-muted" />
      <span>
        <span className="block text-xs text-muted">{label}</span>
        <span className="font-semibold">{page.label()}</span>
      </span>
    </Link>
  );
}
