import * as words from "~/words/shell";

/** The first thing that the keyboard comes to. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-md bg-gold px-4 py-2 text-sm font-semibold text-on-gold screen-only focus:translate-y-0"
    >
      {words.skipToContent()}
    </a>
  );
}
