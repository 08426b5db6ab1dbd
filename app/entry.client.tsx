import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { codeHasCome } from "~/components/results/code-first";
import { keepScreens } from "./components/shell/keep-screens.client";

keepScreens();
codeHasCome().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
