import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** What every test finds: `colorScheme` and `reducedMotion` as they are set. */
export type EmulatedMedia = Required<
  Pick<NonNullable<Parameters<Page["emulateMedia"]>[0]>, "colorScheme" | "reducedMotion">
>;

/** How many tests a page may serve: what a renderer keeps of pages that were left grows. */
const TESTS_PER_PAGE = 40;

/** After one of these nothing would bring page or context back to what they were. */
const LASTING_OF_PAGE = ["addInitScript", "exposeFunction", "exposeBinding", "routeFromHAR"] as const;
const LASTING_OF_CONTEXT = [
  "addInitScript",
  "exposeFunction",
  "exposeBinding",
  "grantPermissions",
  "newCDPSession",
  "route",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const;

/**
 * A page that test after test may have, as though it were new: cookies, storage, history, routes, listeners and emulated
 * media of the last one are gone, and the browser's caches and compiled code stay, which is 40 % of a test's time. A page
 * that a test changed for good is closed after it: see `isSpent`.
 */
export class KeptPage {
  private served = 0;
  private spent = false;
  private readonly listeners: [event: string, listener: () => void][] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly origin: string,
    private readonly media: EmulatedMedia,
  ) {
    this.watch();
  }

  static async open(browser: Browser, origin: string, media: EmulatedMedia): Promise<KeptPage> {
    const context = await browser.newContext();
    const page = await context.newPage();
    return new KeptPage(context, page, await context.newCDPSession(page), origin, media);
  }

  /** Whether something was done that no other test may find: other sites and windows, scripts for each page, a clock. */
  get isSpent(): boolean {
    return (
      this.spent ||
      this.served >= TESTS_PER_PAGE ||
      this.page.isClosed() ||
      this.context.pages().some((page) => page !== this.page)
    );
  }

  /** Takes away what the test left. */
  async clean(): Promise<void> {
    this.served++;
    // biome-ignore lint/suspicious/noExplicitAny: whichever event it was
    for (const [event, listener] of this.listeners.splice(0)) this.page.off(event as any, listener);
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.page.emulateMedia({
      media: null,
      forcedColors: "none",
      contrast: "no-preference",
      ...this.media,
    });
    await this.page.mouse.move(-10, -10);
    // A page without scripts, of the same site: what was left writes its last notes before this one comes.
    await this.page.goto("/robots.txt");
    await this.page.evaluate(() => sessionStorage.clear());
    await this.devtools.send("Storage.clearDataForOrigin", { origin: this.origin, storageTypes: "all" });
    await this.context.clearCookies();
    await this.page.goto("about:blank");
    await this.devtools.send("Page.resetNavigationHistory");
  }

  close = (): Promise<void> => this.context.close();

  /** No further test may have it. */
  readonly spend = (): void => {
    this.spent = true;
  };

  private watch(): void {
    const watched = (target: object, names: readonly string[], note: (args: unknown[]) => void) => {
      for (const name of names) {
        const whole = Reflect.get(target, name).bind(target);
        Reflect.set(target, name, (...args: unknown[]) => {
          note(args);
          return whole(...args);
        });
      }
    };
    watched(this.page, LASTING_OF_PAGE, this.spend);
    watched(this.context, LASTING_OF_CONTEXT, this.spend);
    watched(this.page.clock, ["install", "setFixedTime", "setSystemTime"], this.spend);
    this.page.on("framenavigated", (frame) => {
      const { origin } = new URL(frame.url());
      if (frame.url() !== "about:blank" && origin !== this.origin) this.spend();
    });
    watched(this.page, ["on", "once", "addListener"], ([event, listener]) => {
      this.listeners.push([event as string, listener as () => void]);
    });
  }
}
