import { describe, expect, test } from "vitest";
import { VISITS } from "../../app/edge/start-visits.server";
import { inOneMinute } from "../support/in-one-minute";
import { PUBLIC_SCREEN_PATHS, SCREEN_PATHS } from "../support/route-files";
import { workerForTests } from "../support/worker";

const ALLOWED = "https://astrologer.example";

describe("every response is secured", () => {
  const worker = workerForTests();
  test.each([
    ["a page", "GET", "/birth-chart"],
    ["a page that does not exist", "GET", "/nope"],
    ["an answer", "GET", "/healthz"],
    ["an error of a call", "GET", "/api/nope"],
    ["a refused method", "DELETE", "/api/birth-chart"],
    ["a redirect", "GET", "/dashboard"],
    ["a static file", "GET", "/favicon.svg"],
    ["a refused form", "POST", "/birth-chart"],
  ])("%s (%s %s)", async (_, method, path) => {
    const headers: Record<string, string> = method === "POST" ? { Origin: "https://evil.example" } : {};
    const response = await worker.fetch(path, { method, headers });
    await response.body?.cancel();
    expect(response.status).toBeLessThan(500);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("Permissions-Policy")).toContain("geolocation=(self)");
  });

  test.each([
    ["/birth-chart", "rendered anew"],
    ["/insights", "rendered once for everybody"],
  ])("every script of %s (%s) carries the nonce of its policy, a new one each time", async (path) => {
    const nonces = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const response = await worker.fetch(path);
      const nonce =
        /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "none";
      nonces.add(nonce);
      // What search engines read is no script to a browser.
      const scripts = ((await response.text()).match(/<script[^>]*>/g) ?? []).filter(
        (script) => script !== '<script type="application/ld+json">',
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(2);
  });

  test("healthz says that all is well, and which version", async () => {
    const response = await worker.fetch("/healthz");
    expect(await response.json()).toEqual({
      status: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test("/dashboard leads to the Dashboard", async () => {
    const response = await worker.fetch("/dashboard");
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(response.headers.get("Location")).toBe("/");
  });

  test("a form from another site is refused, and one of our own is answered without JavaScript", async () => {
    const body = new URLSearchParams({
      name: "Ann",
      date: "06/15/1990",
      time: "14:30",
      location: "New York",
    });
    const foreign = await worker.fetch("/birth-chart", {
      method: "POST",
      body,
      headers: { Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    const own = await worker.fetch("/birth-chart", {
      method: "POST",
      body,
      headers: { Origin: await worker.origin() },
    });
    expect(own.status).toBe(200);
    expect(await own.text()).toContain("Ann&#x27;s Birth Chart");
  });

  test("a form with errors comes back with 422, its messages and what was typed", async () => {
    const body = new URLSearchParams({
      name: "<b>Ann</b>",
      date: "06/31/1990",
      time: "",
      location: "Qwxzzy",
    });
    const response = await worker.fetch("/birth-chart", { method: "POST", body });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("June 1990 has no day 31");
    expect(html).toContain("Birth time is required");
    expect(html).toContain("&lt;b&gt;Ann&lt;/b&gt;");
    expect(html).not.toContain("<b>Ann</b>");
  });

  test("nothing that was typed ends the script that carries it to the browser", async () => {
    const name = "</script><script>alert(1)</script><!--\u2028\u2029\"'\\";
    const response = await worker.fetch("/birth-chart", {
      method: "POST",
      body: new URLSearchParams({ name }),
    });
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<!--\u2028/);
    const state = /<script nonce="[^"]+">window\.__remixContext = (.*?);<\/script>/.exec(html)?.[1] ?? "";
    expect(state).not.toMatch(/[<>\u2028\u2029]/);
    const { actionData } = JSON.parse(state).state;
    expect(actionData["routes/_app.birth-chart"].values).toEqual({ name });
  });

  test.each([
    ["multipart/form-data; boundary=x", 415, "415 Not a Form"],
    ["application/json", 415, "415 Not a Form"],
    ["application/x-www-form-urlencoded", 413, "413 Too Much Was Sent"],
  ])("a hostile form of type %s is %i, by name, and no server error", async (type, status, title) => {
    const response = await worker.fetch("/birth-chart", {
      method: "POST",
      headers: { "Content-Type": type },
      body: "x".repeat(20_000),
    });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(`<title>${title} · Realign</title>`);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "");
    expect(heading).toBe(title);
  });

  test.each(["PUT", "DELETE", "OPTIONS", "PROPFIND", "POST"])(
    "%s on pages is no server error",
    async (method) => {
      for (const path of ["/", "/birth-chart", "/nope"]) {
        expect((await worker.fetch(path, { method })).status).toBeLessThan(500);
      }
    },
  );

  test.each([
    [404, "/nope", "GET", "404 Page Not Found", "There is no page at this address."],
    [405, "/aspects", "POST", "405 Method Not Allowed", "nothing can be sent to it"],
    [405, "/aspects", "DELETE", "405 Method Not Allowed", "nothing can be sent to it"],
  ])(
    "%i is a page within the shell, with ways on (%s, %s)",
    async (status, path, method, title, sentence) => {
      const page = await worker.fetch(path, { method });
      expect(page.status).toBe(status);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      const html = await page.text();
      expect(html).toContain(`<title>${title} · Realign</title>`);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).toContain(sentence);
      expect(html).toContain('id="sidebar"');
      expect(html).toContain("Back to the Dashboard");
    },
  );

  test("403 is a page of one sentence, with a way back and nothing of what was sent", async () => {
    const page = await worker.fetch("/birth-chart", {
      method: "POST",
      body: new URLSearchParams({ name: "Foreignname", location: "Foreigntown" }),
      headers: { Origin: "https://evil.example" },
    });
    expect(page.status).toBe(403);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain("<h1>This form can only be sent from its own site.</h1>");
    expect(html).toContain('href="/"');
    expect(html).not.toMatch(/foreign|evil/i);
  });

  test.each([
    ["a path of slashes", `/a${"/".repeat(15_000)}x`],
    ["a path of 1,025 letters", `/${"x".repeat(1_024)}`],
    ["a screen with 16 KiB in its address", `/transits?at=${"+".repeat(16 * 1024)}`],
    ["a screen with 101 parameters", `/quiz?${"at&".repeat(100)}at`],
  ])("%s is 414, a page of one sentence", async (_, path) => {
    const page = await worker.fetch(path);
    expect(page.status).toBe(414);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("<h1>This address is too long.</h1>");
    const call = await worker.fetch(`/api${path}`);
    expect(call.status).toBe(414);
    expect(await call.json()).toEqual({ code: "address_too_long", message: "This address is too long." });
  });

  test("a page that is kept until midnight is another one in a frame, which is not kept", async () => {
    const asked = (dest: string) => worker.fetch("/horoscope/virgo", { headers: { "Sec-Fetch-Dest": dest } });
    const tab = await asked("document");
    expect(tab.headers.get("Cache-Control")).toMatch(/^private, max-age=\d+$/);
    expect(tab.headers.get("Vary")?.split(", ")).toContain("Sec-Fetch-Dest");
    expect((await asked("iframe")).headers.get("Cache-Control")).toBe("no-store");
  });

  test("of a hundred parameters of one name the last counts, in the page's own address too", async () => {
    const page = await worker.fetch(`/transits?${"at=1990-06-15&".repeat(99)}at=2000-01-01`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/rel="canonical" href="[^"]*\/transits\?at=2000-01-01"/);
  });

  test("none of these was logged as an error", () => {
    expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
  });
});

describe("with an origin that may embed", () => {
  const worker = workerForTests({ vars: { EMBED_ORIGINS: ALLOWED } });

  test("only that origin may frame the pages, errors included", async () => {
    for (const path of ["/", "/nope", "/api/nope"]) {
      const policy = (await worker.fetch(path)).headers.get("Content-Security-Policy");
      expect(policy).toContain(`frame-ancestors 'self' ${ALLOWED}`);
    }
  });

  test("that origin may read calculations, without credentials, and no other", async () => {
    const allowed = await worker.fetch("/api/places?q=Ulm", { headers: { Origin: ALLOWED } });
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(ALLOWED);
    expect(allowed.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(allowed.headers.get("Vary")).toContain("Origin");
    const other = await worker.fetch("/api/places?q=Ulm", { headers: { Origin: "https://evil.example" } });
    expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(other.headers.get("Access-Control-Expose-Headers")).toBeNull();
  });

  test("that origin may read what stands beside an answer, and that there is no such call", async () => {
    const headers = { Origin: ALLOWED };
    const [missing, wrong] = [
      await worker.fetch("/api/nope", { headers }),
      await worker.fetch("/api/birth-chart", { headers }),
    ];
    expect([missing.status, wrong.status]).toEqual([404, 405]);
    for (const response of [missing, wrong]) {
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(ALLOWED);
      const exposed = response.headers.get("Access-Control-Expose-Headers")?.split(", ");
      expect(exposed).toEqual(["Retry-After", "X-Request-Id", "Allow", "Content-Disposition"]);
    }
    const preflight = await worker.fetch("/api/nope", {
      method: "OPTIONS",
      headers: { ...headers, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect((await worker.fetch("/api/nope")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("its preflight is answered", async () => {
    const response = await worker.fetch("/api/birth-chart", {
      method: "OPTIONS",
      headers: { Origin: ALLOWED, "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Methods")).toBe("POST");
  });
});

describe("the rate limiter", () => {
  const worker = workerForTests({ productionLimits: true });

  test("lets 300 calculations of a client pass in a minute, and refuses the next with Retry-After", async () => {
    await inOneMinute(15);
    const body = { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 1, yearsToShow: 1 };
    for (let sent = 0; sent < 300; sent++) {
      expect((await worker.post("/api/annual-profections", body)).status).toBe(200);
    }
    const refused = await worker.post("/api/annual-profections", body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  });

  const birth = { name: "Ann Typed", date: "1990-06-15", time: "14:30", location: "New York" };
  const couple = Object.fromEntries(
    ["person1", "person2"].flatMap((person) =>
      Object.entries(birth).map(([field, value]) => [`${person}.${field}`, value]),
    ),
  );
  const forms: [string, Record<string, string>][] = [
    ["/birth-chart", birth],
    ["/compatibility", couple],
    ["/numerology", { fullName: "Ann Typed", birthDate: "1990-06-15" }],
    ["/astrocartography", { ...birth, firstName: "Ann Typed" }],
    ["/human-design", birth],
  ];

  test("counts forms without JavaScript as it counts calls, and a household as one client", async () => {
    const from = (host: number) => ({ "CF-Connecting-IP": `2001:db8:1:2::${host.toString(16)}` });
    await inOneMinute(20);
    const send = (path: string, fields: Record<string, string>, host: number) =>
      worker.fetch(path, { method: "POST", headers: from(host), body: new URLSearchParams(fields) });
    for (const [path, fields] of forms) expect((await send(path, fields, 1)).status, path).toBe(200);
    expect(await exhaust(from)).toBe(300 - forms.length);
    for (const [path, fields] of forms) {
      const page = await send(path, fields, 2);
      expect(page.status, path).toBe(429);
      expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
      const html = await page.text();
      expect(html).toContain("Too many requests. Please wait a minute and try again.");
      expect(html).toContain('value="Ann Typed"');
    }
    const neighbour = { "CF-Connecting-IP": "2001:db8:1:3::1" };
    const body = new URLSearchParams({ fullName: "Ann", birthDate: "1990-06-15" });
    const passed = await worker.fetch("/numerology", { method: "POST", headers: neighbour, body });
    expect(passed.status).toBe(200);
  });

  const PAGES_THAT_CALCULATE = [
    "/sky-search?kind=aspect&body=Mercury&with=Venus&from=1800&to=2100",
    "/sky-search?kind=constructor",
    "/sky-search/elections?location=London&from=2026-11-22&to=2027-11-22&all.0.kind=Moon&all.0.state=Waxing",
    "/sky-search/horary?location=London&at=2026-11-22T14:05Z",
    "/transits",
    "/transits?at=1990-06-15",
    "/moon-phases",
    "/moon-phases?year=1900&month=2",
    "/moon-phases/eclipses",
    "/horoscope/leo",
    "/horoscope/leo/year?date=1900-01-01",
    "/ephemeris",
    "/ephemeris?year=1900&month=2",
    "/degrees/leo",
  ];

  /** What these show is the same for everybody, or is calculated where a form is sent. */
  const PAGES_WITHOUT = [
    ...[
      "/",
      "/accuracy",
      "/aspects",
      "/astrocartography",
      "/birth-chart",
      "/compatibility",
      "/consultations",
    ],
    ...[
      "/developers",
      "/embed",
      "/degrees",
      "/horoscope",
      "/human-design",
      "/insights",
      "/insights/glossary",
      "/insights/planets",
      "/local/mail",
      "/numerology",
      "/privacy",
    ],
    ...["/profile", "/quiz", "/sky-search", "/sky-search/elections", "/sky-search/horary", "/styleguide"],
    ...["/moon-phases/here", "/transits/curves", "/transits/motion", "/transits/signs"],
    ...["/transits/techniques", "/transits/year"],
  ];

  test("counts every screen that calculates: each stands in one of the lists above", () => {
    const calculating = PAGES_THAT_CALCULATE.filter((path) => SCREEN_PATHS.includes(path));
    expect([...new Set([...calculating, ...PAGES_WITHOUT])].sort()).toEqual(SCREEN_PATHS);
  });

  test("counts a page that calculates as one call, and shows who is over it when to come back", async () => {
    const from = () => ({ "CF-Connecting-IP": "203.0.113.200" });
    await inOneMinute(20);
    const pages = PAGES_THAT_CALCULATE.filter((path) => !path.includes("constructor"));
    for (const path of pages) expect((await worker.fetch(path, { headers: from() })).status, path).toBe(200);
    expect(await exhaust(from)).toBe(300 - pages.length);
    for (const path of PAGES_THAT_CALCULATE) {
      const page = await worker.fetch(path, { headers: from() });
      expect(page.status, path).toBe(429);
      expect(Number(page.headers.get("Retry-After")), path).toBeGreaterThan(0);
      expect(page.headers.get("Cache-Control"), path).toBe("no-store");
      const html = await page.text();
      expect(html, path).toContain("429 Too Many Requests");
      expect(html, path).toContain("Wait for one, and try again.");
      expect(html, path).toContain('id="sidebar"');
    }
    for (const path of PAGES_WITHOUT)
      expect((await worker.fetch(path, { headers: from() })).status, path).toBe(200);
  });

  /** Spends what is left of the minute's calculations by calls, and says how many these were. */
  async function exhaust(from: (host: number) => Record<string, string>) {
    const body = { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 1, yearsToShow: 1 };
    for (let sent = 0; sent <= 300; sent++) {
      const { status } = await worker.post("/api/annual-profections", body, from(sent));
      if (status === 429) return sent;
    }
    throw new Error("301 calculations passed");
  }
});

describe("every screen", () => {
  const worker = workerForTests();
  const HEADINGS: Readonly<Record<string, string | RegExp>> = {
    "/": "Realign",
    "/accuracy": "How accurate is this?",
    "/aspects": "Planetary Aspects",
    "/astrocartography": "Astrocartography",
    "/birth-chart": "Birth Chart",
    "/compatibility": "Compatibility",
    "/consultations": "Consultations",
    "/degrees": "The degrees of the zodiac",
    "/degrees/leo": "The degrees of Leo",
    "/developers": "For Developers",
    "/embed": "On Your Own Site",
    "/ephemeris": "Ephemeris",
    "/horoscope": "Horoscopes",
    "/horoscope/leo": /^Leo, \d+ [A-Z][a-z]+ \d{4}$/,
    "/human-design": "Human Design",
    "/insights": "Learn Astrology",
    "/insights/glossary": "Glossary",
    "/insights/planets": "Planets",
    "/local/mail": "Mail",
    "/moon-phases": "Moon Phases",
    "/moon-phases/eclipses": "Eclipses",
    "/moon-phases/here": "The sky here",
    "/numerology": "Numerology",
    "/privacy": "Privacy",
    "/profile": "Your Profile",
    "/quiz": "Discover Your Cosmic Path",
    "/sky-search": "Search the Sky",
    "/sky-search/elections": "Elections",
    "/sky-search/horary": "Horary",
    "/styleguide": "Style guide",
    "/transits": "Transits",
    "/transits/curves": "Transits",
    "/transits/motion": "Transits",
    "/transits/signs": "Transits",
    "/transits/techniques": "Transits",
    "/transits/year": "Transits",
  };

  test("has its heading in the list above", () => {
    expect(Object.keys(HEADINGS).sort()).toEqual(SCREEN_PATHS);
  });

  test.each(SCREEN_PATHS)("%s is a whole page with its one heading", async (path) => {
    const response = await worker.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text);
    const heading = HEADINGS[path];
    expect(headings).toEqual([heading instanceof RegExp ? expect.stringMatching(heading) : heading]);
    expect(html).toMatch(/<title>[^<]+ · [^<]+<\/title>/);
    expect(html).toContain('<html lang="en"');
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  test.each(PUBLIC_SCREEN_PATHS)("%s says what it is where a link to it is shared", async (path) => {
    const html = await (await worker.fetch(path)).text();
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}${path}"/>`);
  });

  test("none of them was logged as an error", () => {
    expect(worker.logs.filter((line) => !line.includes('"event":"request"'))).toEqual([]);
  });
});

describe("while an isolate starts", () => {
  const worker = workerForTests();
  const visited = VISITS.map(({ path }) => path.replace(/\?.*/, ""));

  test("every screen of the menu is rendered once, so that the first visitor need not wait", () => {
    const rare = ["/accuracy", "/developers", "/embed", "/insights/glossary", "/privacy"]; // what they would add to every first request is in decision 5
    const missing = PUBLIC_SCREEN_PATHS.filter((path) => !visited.includes(path) && !rare.includes(path));
    expect(missing, "screens that start-visits.server.ts lacks").toEqual([]);
  });

  test("every visit is answered: what fails is logged", async () => {
    const { ok } = await worker.fetch("/healthz");
    expect(ok).toBe(true);
    expect(worker.logs.filter((line) => !line.includes('"event":"request"'))).toEqual([]);
  });
});

describe("a path is found however it is written", () => {
  const worker = workerForTests();

  test.each([
    ["/birth-chart", "text/html"],
    ["/birth-chart/", "text/html"],
    ["/Birth-Chart", "text/html"],
    ["/%62irth-chart", "text/html"],
    ["/birth-chart?x=1", "text/html"],
    ["/insights/Planets", "text/html"],
    ["/insights/Glossary", "text/html"],
    ["/birth-chart?_data=routes%2F_app.birth-chart", "application/json"],
    ["/?_data=root", "application/json"],
    ["/api/transits", "application/json"],
    ["/api/transits/", "application/json"],
  ])("%s", async (path, type) => {
    const response = await worker.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain(type);
    await response.body?.cancel();
  });

  test.each(["/api/birth-chart.data", "/api/nope?_data=x", "/api/nope"])(
    "there is no call at %s, whoever asks, and nothing is logged as an error",
    async (path) => {
      for (const method of ["GET", "POST", "PUT"]) {
        const headers = { Origin: "https://elsewhere.example" };
        const response = await worker.fetch(path, { method, headers });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: "not_found" });
      }
      expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
    },
  );

  test("what cannot be decoded is no page either, and the log does not tell it", async () => {
    const before = worker.logs.length;
    for (const path of ["/horoscope/Mary-Muster%ff", "/Mary-Muster%", "/%ff?name=Mary"]) {
      const response = await worker.fetch(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("<main");
    }
    expect(worker.logs.slice(before).join("\n")).not.toMatch(/Mary|%25/);
  });

  test("a form is posted, and by no other method taken", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const body = "name=Ann&date=1990-06-15&time=12:00&location=London";
      const response = await worker.fetch("/birth-chart", { method, headers, body });
      expect(response.status, method).toBe(405);
      await response.body?.cancel();
    }
  });

  test("a screen's data are kept nowhere, and given to no other site", async () => {
    const path = "/birth-chart?_data=routes%2F_app.birth-chart";
    expect((await worker.fetch(path)).headers.get("Cache-Control")).toBe("no-store");
    const foreign = await worker.fetch(path, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: "forbidden_origin" });
  });

  test.each([
    "/birth-chart/x",
    "/birth",
    "/insights/nope",
    "/insights/constructor",
    "/birth-chart.data",
    "/_app",
    "/_app/quiz",
    "/api/nope",
  ])("%s is not one", async (path) => {
    const response = await worker.fetch(path);
    expect(response.status).toBe(404);
    await response.body?.cancel();
  });
});

describe("a page that is rendered once for everybody", () => {
  const worker = workerForTests();

  test("is still shown as each visitor asks for it", async () => {
    const page = async (path: string, headers: Record<string, string> = {}) => {
      const html = await (await worker.fetch(path, { headers })).text();
      return html.replace(/nonce="[^"]*"/g, "");
    };
    const first = await page("/insights");
    expect(await page("/insights")).toBe(first);
    const inFrame = await page("/insights?embed");
    expect(first).toContain('id="sidebar"');
    expect(inFrame).not.toContain('id="sidebar"');
    const folded = await page("/insights", { Cookie: "sidebar_state=false" });
    expect(folded).not.toBe(first);
    expect(await page("/insights")).toBe(first);
    expect(await page("/insights?embed")).toBe(inFrame);
  });
});
