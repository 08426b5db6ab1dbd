import { KEPT_SCREENS } from "~/components/shell/kept-screens";
import { screenAddress } from "~/components/shell/screen-address";
import { navigation } from "~/edge/navigation.server";
import { pageIn } from "~/edge/plain-page.server";
import * as words from "~/words/offline";
import * as shellWords from "~/words/shell";

/** What a device shows in the place of a page that it does not keep; app/service-worker.ts has it from here. */
const offline = navigation({
  GET: ({ context }) =>
    pageIn(context.language, context, () => ({
      status: 200,
      title: words.noNetwork(),
      sentences: [words.thisPageCouldNot(), words.thoseBelowDo()],
      ways: [
        { label: shellWords.tryAgain(), to: "" },
        ...KEPT_SCREENS.map(({ to, label }) => ({ to: screenAddress(to), label: label() })),
      ],
    })),
});
export const loader = offline.loader;
export const action = offline.action;
