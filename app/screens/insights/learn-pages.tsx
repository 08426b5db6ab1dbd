import { LEARN_PAGES, SubPages } from "~/components/shell/sub-pages";

/** The way to the chapters and to the glossary. */
export function LearnPages() {
  return <SubPages label="Pages of Learn Astrology" pages={LEARN_PAGES} />;
}
