import { KEPT_SCREENS } from "~/components/shell/kept-screens";
import { navigation } from "~/edge/navigation.server";
import { plainPage } from "~/edge/plain-page.server";

/** What a device shows in the place of a page that it does not keep; app/service-worker.ts has it from here. */
const offline = navigation({
  GET: ({ context: { nonce } }) =>
    plainPage({
      title: "No network",
      sentences: [
        "This page could not be fetched, and it is not one of those that stay on your device.",
        "Those below do. The chart that you drew last is on the Birth Chart page, with its reading; a new one needs the network.",
      ],
      ways: [
        { label: "Try again", to: "" },
        ...KEPT_SCREENS.map(({ to, label }) => ({ to, label: label() })),
      ],
      status: 200,
      nonce,
    }),
});
export const loader = offline.loader;
export const action = offline.action;
