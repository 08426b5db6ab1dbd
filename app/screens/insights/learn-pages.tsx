import { LEARN_PAGES, SubPages } from "~/components/shell/sub-pages";
import * as words from "~/words/insights";

/** The way to the chapters and to the glossary. */
export function LearnPages() {
  return <SubPages label={words.pagesOfLearn()} pages={LEARN_PAGES} />;
}
