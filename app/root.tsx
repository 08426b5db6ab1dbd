import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { ShownToProvider } from "~/components/births/shown-to";
import { GlyphSprite } from "~/components/drawings/glyphs";
import { utcDate } from "./astrology/calendar";
import { signedInUser } from "./auth/signed-in-user.server";
import { noticeOf } from "./calls/notice.server";
import { NOBODY } from "./calls/shown-to";
import { followBack } from "./components/shell/early-back";
import { EmbedProvider, HostLink } from "./components/shell/embed";
import { ErrorPage, errorTitle } from "./components/shell/error-page";
import { useFocusOnNavigation } from "./components/shell/focus-on-navigation";
import { LinksWhenUsed } from "./components/shell/links-when-used";
import { guardPage } from "./components/shell/page-again";
import { errorMeta, pageMeta } from "./components/shell/page-meta";
import { plainPath } from "./components/shell/plain-path";
import { ProgressBar } from "./components/shell/progress-bar";
import { useNonce } from "./components/shell/response-marks";
import { Shell } from "./components/shell/shell";
import { SidebarProvider, sidebarExpanded } from "./components/shell/sidebar-state";
import { ToastProvider } from "./components/shell/toaster";
import { Tooltips } from "./components/ui/tooltip";
import furtherScript from "./entry.further?inlined";
import headScript from "./entry.head?inlined";
import { languageOf, languagesOf, manifestIn } from "./further-languages";
import { cookiesOf } from "./http/cookies.server";
import { wantsEmbed } from "./http/embed-request.server";
import { THEME_COLOUR } from "./notes/theme";
import { inUse } from "./page-language";
import { deskOf } from "./screens/privacy/on-the-desk.server";
import { keptOwn, site, siteDescription } from "./site";
import { tileServiceOf } from "./tile-service";
import "./styles.css";
import "./components/shell/shell.css";

/** The browser has run it by the time it takes over: it need not fetch it a second time. */
function headScriptIn(language: string): string {
  if (!import.meta.env.SSR) return "";
  return languageOf(language).prefix ? `${headScript}\n${furtherScript}` : headScript;
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: manifestIn(languageOf(inUse()), "site") },
  {
    rel: "preload",
    href: "/fonts/cormorant-garamond-5.3.0-600.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
];

export const meta: MetaFunction = ({ error, ...args }) =>
  error ? errorMeta(errorTitle(error)) : pageMeta(() => site.name, siteDescription)(args);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await signedInUser(context);
  // All of them are about somebody who is not signed in.
  const notice = user ? null : noticeOf(context);
  const own = keptOwn()?.in(context.language);
  return {
    origin: context.origin,
    today: utcDate(Date.now()),
    embed: wantsEmbed(request) ? { hosts: [context.origin, ...context.settings.EMBED_ORIGINS] } : null,
    sidebarExpanded: sidebarExpanded(cookiesOf(context.request)),
    tiles: tileServiceOf(context.settings),
    user,
    ...(notice && { notice }),
    // For pages that need no loader of their own to be kept by a device; nothing where there is no desk.
    ...deskOf(context.settings),
    ...(own && { own }),
  };
}

/** Signing in and out load a new document, and the sidebar keeps its own state: nothing here grows old. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // None when the loader itself failed: the shell then shows what a first visit shows.
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const isEmbed = data ? data.embed !== null : new URLSearchParams(search).has("embed");
  const languages = languagesOf(plainPath(pathname) || "/");
  useFocusOnNavigation();
  useEffect(guardPage, []);
  useEffect(followBack, []);
  return (
    <html
      lang={inUse()}
      dir={languageOf(inUse()).direction}
      data-shown-to={data?.user?.id}
      data-embed={isEmbed ? "" : undefined}
      data-languages={
        isEmbed || languages.length === 1 ? undefined : languages.map(({ tag }) => tag).join(" ")
      }
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOUR.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOUR.dark}
          suppressHydrationWarning
        />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, under the response's nonce
          dangerouslySetInnerHTML={{ __html: headScriptIn(inUse()) }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <GlyphSprite />
        <EmbedProvider value={isEmbed}>
          <ShownToProvider value={data?.user?.id ?? NOBODY}>
            <ToastProvider>
              <SidebarProvider chosen={data?.sidebarExpanded ?? null}>
                <ProgressBar />
                <LinksWhenUsed />
                {children}
              </SidebarProvider>
            </ToastProvider>
          </ShownToProvider>
        </EmbedProvider>
        {data?.embed && <HostLink hosts={data.embed.hosts} />}
        <Tooltips />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** For what fails outside the screens' layout. */
export function ErrorBoundary() {
  return (
    <Shell user={null}>
      <ErrorPage />
    </Shell>
  );
}
