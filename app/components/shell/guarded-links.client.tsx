import { useEffect, useState } from "react";
import * as words from "~/words/shell";
import { Button } from "../ui/button";
import { Waiting } from "./progress-bar";
import { screenAt } from "./screen-at";

/** A link that was followed and led nowhere: the page stays as it is. */
interface DeadEnd {
  readonly follow: () => void;
  readonly forget: () => void;
}

/** What Remix leaves on the window for itself; tests/browser/offline.spec.ts says when it no longer does. */
interface RemixWindow {
  readonly __remixManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> };
  readonly __remixRouteModules?: object;
}

interface RouteFiles {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly hasLoader: boolean;
  readonly hasClientLoader: boolean;
}

/**
 * Where a screen's code does not come, Remix loads the page again that the link stands on: what was typed is gone, and
 * without a network the page too. So a link is followed once what it needs is there, which the browser then has at hand.
 */
export function GuardedLinks() {
  const [isChecking, setChecking] = useState(false);
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);

  useEffect(() => {
    let latest: HTMLAnchorElement | null = null;
    let isPassing = false;

    const follow = async (link: HTMLAnchorElement) => {
      latest = link;
      setDeadEnd(null);
      setChecking(true);
      const found = await Promise.all(needsOf(link).map((file) => fetch(file).then(({ ok }) => ok))).catch(
        () => null,
      );
      if (latest !== link) return; // another was followed meanwhile
      setChecking(false);
      if (!found) {
        setDeadEnd({ follow: () => follow(link), forget: () => setDeadEnd(null) });
      } else if (link.isConnected && !found.includes(false)) {
        isPassing = true;
        link.click();
        isPassing = false;
      } else {
        location.assign(link.href); // a newer version of the site has other files
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = isPassing || event.button !== 0 ? null : linkAt(event);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (needsOf(link).length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      follow(link);
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, []);

  return deadEnd ? <NoWayOn {...deadEnd} /> : <Waiting busy={isChecking} />;
}

/** A link of ours that leads to another page in this window. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOurs = link && !link.target && !link.download && link.origin === location.origin;
  return isOurs && link.pathname !== location.pathname ? link : null;
}

/** The files that a link cannot do without and that are not here yet; where only an answer will tell, an address that answers. */
function needsOf(link: HTMLAnchorElement): readonly string[] {
  const { __remixManifest: manifest, __remixRouteModules: modules = {} } = window as RemixWindow;
  const screen = screenAt(link.pathname);
  const route = Object.values(manifest?.routes ?? {}).find(
    ({ path, index }) => screen === (index ? "/" : path && `/${path}`),
  );
  const needsServer = !route || (route.hasLoader && !route.hasClientLoader);
  return [
    ...(route && !(route.id in modules) ? [route.module, ...(route.imports ?? [])] : []),
    ...(needsServer && !navigator.onLine ? ["/healthz"] : []),
  ];
}

function NoWayOn({ follow, forget }: DeadEnd) {
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-card p-4 text-sm shadow-card screen-only"
    >
      <p>{words.thatPageCouldNot()}</p>
      <Button size="sm" onClick={follow}>
        {words.tryAgain()}
      </Button>
      <Button size="sm" variant="quiet" onClick={forget}>
        {words.close()}
      </Button>
    </div>
  );
}
