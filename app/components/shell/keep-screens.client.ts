import { own } from "~/site";

/**
 * Lets the browser keep some screens for when it has no network (service-worker.ts), once the page stands. Not in a
 * frame, whose site has its own ways, nor for who asks for little data; a development server has none to keep.
 */
export function keepScreens() {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !serviceWorker || window.top !== window || connection?.saveData) return;
  const keep = () => {
    serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage(own()?.version)) // a page stands, in this language, with this profile or none
      .catch(() => {}); // refused where storage is: the site works without
  };
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
