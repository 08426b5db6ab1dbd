import { type MetaFunction, Outlet, useRouteLoaderData } from "@remix-run/react";
import { ErrorPage, errorTitle } from "~/components/shell/error-page";
import { LanguageOffer } from "~/components/shell/language-offer";
import { Notice } from "~/components/shell/notice";
import { errorMeta } from "~/components/shell/page-meta";
import { Shell } from "~/components/shell/shell";
import type { loader as rootLoader } from "~/root";

/** The layout of every screen: sidebar, header and footer. Its error page stands where the screen would. */
export default function AppLayout() {
  const root = useRoot();
  return (
    <Shell user={root?.user ?? null}>
      <LanguageOffer />
      <Notice told={root?.notice} />
      <Outlet />
    </Shell>
  );
}

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(errorTitle(error)) : []);

export function ErrorBoundary() {
  return (
    <Shell user={useRoot()?.user ?? null}>
      <ErrorPage />
    </Shell>
  );
}

/** None where the root's loader itself failed. */
function useRoot() {
  return useRouteLoaderData<typeof rootLoader>("root");
}
