import { type ReactNode, useEffect, useState } from "react";

/** Who is in use, in the header: what tells it, and changes it, is fetched where somebody may be known. */
export function PersonChip() {
  const [Menu, setMenu] = useState<(() => ReactNode) | null>(null);
  useEffect(() => {
    const fetchMenu = () =>
      import("../births/person-menu").then(
        ({ PersonMenu }) => setMenu(() => PersonMenu),
        () => {}, // offline: every screen still opens with who is in use
      );
    const { dataset } = document.documentElement;
    if (dataset.known !== undefined) return void fetchMenu();
    // Somebody's first result makes them known.
    const watch = new MutationObserver(() => {
      if (dataset.known === undefined) return;
      watch.disconnect();
      void fetchMenu();
    });
    watch.observe(document.documentElement, { attributeFilter: ["data-known"] });
    return () => watch.disconnect();
  }, []);
  return Menu && <Menu />;
}
