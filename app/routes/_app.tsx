import { type MetaFunction, Outlet, useRouteLoaderData } from "@remix-run/react";
import { ErrorPage, explanationOf } from "~/components/shell/error-page";
import { Notice } from "~/components/shell/notice";
import { errorMeta } from "~/components/shell/page-meta";
import { Shell } from "~/components/shell/shell";
import type { loader as rootLoader } from "~/root";

/** The layout of every screen: sidebar, header and footer. Its error page stands where the screen would. */
export default function AppLayout() {
  return (
    <Shell user={useUser()}>
      <Notice />
      <Outlet />
    </Shell>
  );
}

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(explanationOf(error).title) : []);

export function ErrorBoundary() {
  return (
    <Shell user={useUser()}>
      <ErrorPage />
    </Shell>
  );
}

function useUser() {
  return useRouteLoaderData<typeof rootLoader>("root")?.user ?? null;
}
