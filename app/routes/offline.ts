import { KEPT_SCREENS } from "~/components/shell/kept-screens";
import { navigation } from "~/edge/navigation.server";
import { plainPage } from "~/edge/plain-page.server";
import { languageOf, screenIn } from "~/further-languages";
import { inLanguage } from "~/page-language";
import * as words from "~/words/offline";
import * as shellWords from "~/words/shell";

/** What a device shows in the place of a page that it does not keep; app/service-worker.ts has it from here. */
const offline = navigation({
  GET: ({ context: { nonce, language } }) =>
    inLanguage(language, () =>
      plainPage({
        title: words.noNetwork(),
        sentences: [words.thisPageCouldNot(), words.thoseBelowDo()],
        ways: [
          { label: shellWords.tryAgain(), to: "" },
          ...KEPT_SCREENS.map(({ to, label }) => ({
            to: screenIn(languageOf(language).prefix, to),
            label: label(),
          })),
        ],
        status: 200,
        nonce,
        language,
      }),
    ),
});
export const loader = offline.loader;
export const action = offline.action;
