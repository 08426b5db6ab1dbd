// @ts-check
// How the engines' test finds, presses and types what a person sees, in any engine.

/** @typedef {import("./browsers.mjs").Tab} Tab */

/** Milliseconds for something to appear: generous, nothing here is a measurement. */
const PATIENCE = 45_000;
/** What a press or a text is meant for carries this attribute. */
const MEANT = "data-meant";

/** @param {Tab} tab @param {string} origin */
export function handsOn(tab, origin) {
  /**
   * Asks the page again and again until it says yes.
   * @param {string} what for the message @param {(...args: any[]) => unknown} read @param {unknown[]} args
   */
  async function until(what, read, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await tab.evaluate(read, ...args).catch(() => null);
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`${what} is not there`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Puts the mark on what is meant. @param {string} what @param {(...args: any[]) => unknown} read @param {unknown[]} args */
  const mean = async (what, read, ...args) => {
    await tab.evaluate((mark) => {
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    }, MEANT);
    return until(what, read, MEANT, ...args);
  };

  return {
    until,
    /** Opens a screen and waits until its scripts answer. @param {string} path */
    async open(path) {
      await tab.goto(`${origin}${path}`);
      await until(`${path}, answering,`, () =>
        Object.keys(document.body).some((key) => key.startsWith("__reactProps")),
      );
    },
    /** Waits until something is seen, and returns how much of it there is. @param {string} selector */
    sees: (selector) =>
      until(
        selector,
        (sought) =>
          [...document.querySelectorAll(sought)].filter((node) => node.getClientRects().length > 0).length,
        selector,
      ),
    /** Waits until the page shows a text. @param {string} text */
    reads: (text) =>
      until(
        `“${text}”`,
        (sought) => document.body.innerText.replaceAll("\u00a0", " ").includes(sought),
        text,
      ),
    /** Types into the field of a label. @param {string} label @param {string} text @param {string} [group] */
    async types(label, text, group = "") {
      const what = `the field ${group} ${label}`;
      for (let tries = 1; ; tries++) {
        await mean(what, markField, label, group);
        const failure = await tab.type(`[${MEANT}]`, text).then(
          () => null,
          (error) => error,
        );
        if (!failure) return;
        // The field for a place gives way to one with a list when it gets the focus.
        if (tries === 3) throw new Error(`${what} takes no text: ${failure.message}`);
      }
    },
    /** Presses a button, a link, a tab or the label of a choice. @param {string} name */
    async presses(name) {
      // A field for a place has a list, which may come at this moment and would be pressed instead: it goes with the focus.
      await tab.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      });
      await mean(name, markControl, name);
      await tab.click(`[${MEANT}]`);
    },
    /** Takes one of a group of choices. @param {string} value */
    async chooses(value) {
      await mean(value, markChoice, value);
      await tab.click(`[${MEANT}]`);
    },
    /** Chooses from a list. @param {string} label @param {string} value */
    async selects(label, value) {
      await mean(label, markField, label, "");
      await tab.evaluate(
        (mark, chosen) => {
          const list = /** @type {HTMLSelectElement} */ (
            /** @type {unknown} */ (document.querySelector(`[${mark}]`))
          );
          list.value = chosen;
          list.dispatchEvent(new Event("change", { bubbles: true }));
        },
        MEANT,
        value,
      );
    },
  };
}

/** @typedef {ReturnType<typeof handsOn>} Hands */

// What follows runs in the page: each needs all it uses in itself.

/** @param {string} mark @param {string} label @param {string} group */
function markField(mark, label, group) {
  const plain = (/** @type {Element} */ node) => (node.textContent ?? "").trim();
  const groups = [...document.querySelectorAll("fieldset, [role=group]")];
  const scope = group
    ? groups.find((node) => plain(node.querySelector("legend") ?? node).startsWith(group))
    : document;
  const found = [...(scope?.querySelectorAll("label") ?? [])].find(
    (node) => plain(node).startsWith(label) && node.control && node.getClientRects().length > 0,
  );
  found?.control?.setAttribute(mark, "");
  return found !== undefined;
}

/** @param {string} mark @param {string} name */
function markControl(mark, name) {
  const found = [
    ...document.querySelectorAll("main button, main a, main summary, main label, [role=tab]"),
  ].find(
    (node) => (node.ariaLabel ?? node.textContent ?? "").trim() === name && node.getClientRects().length > 0,
  );
  found?.scrollIntoView({ block: "center" });
  found?.setAttribute(mark, "");
  return found !== undefined;
}

/** @param {string} mark @param {string} value */
function markChoice(mark, value) {
  const found = document.querySelector(`input[type=radio][value="${value}"]`);
  const target = found?.closest("label") ?? found;
  target?.scrollIntoView({ block: "center" });
  target?.setAttribute(mark, "");
  return found !== null;
}
