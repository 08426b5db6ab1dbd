import * as words from "~/words/link";
/** For those without scripts: the server cannot help, since it is not told that the address holds anything. */
export function NeedsScripts() {
  return (
    <p className="mb-5 hidden max-w-prose text-sm text-muted noscript:block">
      {words.linkThatSomebodySent()}
    </p>
  );
}
