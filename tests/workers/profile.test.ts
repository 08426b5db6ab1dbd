import { describe, expect, test } from "vitest";
import { saveSettings } from "../../app/db/chart-settings.server";
import { countSignIn, countWrite } from "../../app/db/daily-counts.server";
import { database } from "../../app/db/database.server";
import { everythingOf } from "../../app/db/everything-of.server";
import { changePerson, peopleOf, removePerson, savePerson } from "../../app/db/people.server";
import { profileOf, saveProfile } from "../../app/db/profiles.server";
import { deleteWhatIsPast } from "../../app/db/retention.server";
import { claimHandover, giveBackHandover, leaveHandover } from "../../app/db/session-handovers.server";
import { endAllSessions, endSession, noteSession, userOfSession } from "../../app/db/sessions.server";
import { deleteUser, type User, userWithIdentity } from "../../app/db/users.server";
import { inOneMinute } from "../support/in-one-minute";
import { recordedStatements } from "../support/recorded-statements";
import { workerWithProvider } from "../support/worker-with-provider";

const worker = workerWithProvider();

const ann = {
  fullName: "Mary Ann Lee",
  birthDate: "06/15/1990",
  birthTime: "2:30 PM",
  birthLocation: "New York",
};
const kept = {
  fullName: "Mary Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
  latitude: expect.closeTo(40.71, 1),
  longitude: expect.closeTo(-74.01, 1),
  timezone: "America/New_York",
  timeUnknown: false,
};

async function jsonOf(response: Response) {
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

async function fieldsOf(response: Response): Promise<string[]> {
  return Object.keys(((await response.json()) as { fields: object }).fields);
}

describe("the page of the transits", () => {
  test("shows the chart of the saved profile at once, without its birth data, and nothing of it to others", async () => {
    const visitor = await worker.signedIn("transits@example.com");
    const page = async (address = "/transits") => (await visitor.fetch(address)).text();
    expect(await page()).toContain("Draw your birth chart");
    await visitor.json("/api/profile", ann);
    const html = await page("/transits?at=2026-11-20T00:00Z");
    expect(html.replaceAll(/<!-- -->|<\/?bdi>/g, "")).toContain(
      "Transits to Mary Ann Lee's chart".replace("'", "&#x27;"),
    );
    expect(html).toMatch(/ your (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn)/);
    expect(html).toContain("Practice:");
    expect(html).not.toMatch(/1990-06-15|New York/);
    const stranger = await (await worker.visitor().fetch("/transits")).text();
    expect(stranger).not.toContain("Mary Ann");
  });
});

describe("the profile", () => {
  test("is null before the first save, then what was saved, with place and zone found", async () => {
    const visitor = await worker.signedIn("new@example.com");
    expect(await jsonOf(await visitor.fetch("/api/profile"))).toBeNull();
    expect(await jsonOf(await visitor.json("/api/profile", ann))).toEqual(kept);
    expect(await jsonOf(await visitor.fetch("/api/profile"))).toEqual(kept);
  });

  test("can be changed, and remembers an unknown time", async () => {
    const visitor = await worker.signedIn("changing@example.com");
    await visitor.json("/api/profile", ann);
    await visitor.json("/api/profile", {
      ...ann,
      birthTime: "",
      timeUnknown: true,
      birthLocation: "Ulm, Germany",
    });
    expect(await jsonOf(await visitor.fetch("/api/profile"))).toMatchObject({
      birthTime: "",
      timeUnknown: true,
      birthLocation: "Ulm, Germany",
      timezone: "Europe/Berlin",
    });
  });

  test("names every missing field at once, in its own words", async () => {
    const visitor = await worker.signedIn("missing@example.com");
    const response = await visitor.json("/api/profile", { fullName: " ", birthTime: null });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: {
        fullName: ["Full name is required"],
        birthDate: ["Birth date is required"],
        birthTime: ["Birth time is required"],
        birthLocation: ["Birth location is required"],
      },
    });
  });

  test("an unknown place is an error at the birth location, and nothing is saved", async () => {
    const visitor = await worker.signedIn("nowhere@example.com");
    const response = await visitor.json("/api/profile", { ...ann, birthLocation: "Qwxzzy" });
    expect(response.status).toBe(422);
    expect(await fieldsOf(response)).toEqual(["birthLocation"]);
    expect(await jsonOf(await visitor.fetch("/api/profile"))).toBeNull();
  });

  test("of two saves at once both succeed, one row remains, and it is wholly one of them", async () => {
    const visitor = await worker.signedIn("hurry@example.com");
    const other = { ...ann, fullName: "Bob Ray", birthLocation: "Ulm, Germany" };
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => visitor.json("/api/profile", i % 2 ? ann : other)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const saved = (await jsonOf(await visitor.fetch("/api/profile"))) as Record<string, unknown>;
    const isAnn = saved.fullName === ann.fullName;
    expect(saved.timezone).toBe(isAnn ? "America/New_York" : "Europe/Berlin");
    const { results } = await (await worker.database())
      .prepare("SELECT count(*) AS n FROM user_profiles JOIN users ON users.id = user_id WHERE email = ?")
      .bind("hurry@example.com")
      .all();
    expect(results).toEqual([{ n: 1 }]);
  });

  test("of one user is never seen or overwritten by another, whatever they send", async () => {
    const [a, b] = await Promise.all([
      worker.signedIn("alice@example.com"),
      worker.signedIn("bert@example.com"),
    ]);
    await a.json("/api/profile", ann);
    const { id } = (await jsonOf(await a.fetch("/api/auth/user"))) as { id: string };
    expect(await jsonOf(await b.fetch(`/api/profile?userId=${id}&id=${id}`))).toBeNull();
    await b.json("/api/profile", { ...ann, fullName: "Bert", userId: id, user_id: id, id });
    expect(await jsonOf(await a.fetch("/api/profile"))).toMatchObject({ fullName: "Mary Ann Lee" });
    expect(await jsonOf(await b.fetch("/api/profile"))).toMatchObject({ fullName: "Bert" });
  });

  test("is 401 for visitors, and their page explains", async () => {
    expect((await worker.fetch("/api/profile")).status).toBe(401);
    expect((await worker.fetch("/api/auth/user")).status).toBe(401);
    const page = await worker.fetch("/profile");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("/api/login?redirectTo=%2Fprofile");
  });

  test("can be saved without JavaScript", async () => {
    const visitor = await worker.signedIn("noscript@example.com");
    const shownTo = await visitor.shownTo();
    const post = (values: Record<string, string>) =>
      visitor.fetch("/profile", { method: "POST", body: new URLSearchParams({ ...values, shownTo }) });
    const refused = await post({ ...ann, intent: "save-profile", birthDate: "1990-02-30" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("February 1990 has no day 30");
    const saved = await post({ ...ann, intent: "save-profile" });
    expect(saved.status).toBe(200);
    expect(await saved.text()).toContain("Your birth details have been saved successfully.");
    expect(await jsonOf(await visitor.fetch("/api/profile"))).toEqual(kept);
    const page = await (await visitor.fetch("/profile")).text();
    expect(page).toContain('value="Mary Ann Lee"');
  });
});

describe("saved settings", () => {
  const chosen = { zodiac: "Lahiri", orbs: { Trine: 6.5 }, extras: ["Ceres"] };
  const whole = {
    ...chosen,
    node: "True",
    lilith: "Mean",
    minorAspects: false,
    outOfSign: true,
  };
  const settingsFor = async (visitor: { fetch(path: string): Promise<Response> }) =>
    jsonOf(await visitor.fetch("/api/settings"));

  test("are none at first, then what was chosen, in every browser, until they are forgotten", async () => {
    const visitor = await worker.signedIn("choosing@example.com");
    expect(await settingsFor(visitor)).toEqual({ settings: null });
    expect(await jsonOf(await visitor.json("/api/settings", { settings: chosen }))).toEqual({
      settings: whole,
    });
    const elsewhere = await worker.signedIn("choosing@example.com");
    expect(await settingsFor(elsewhere)).toEqual({ settings: whole });
    const form = { "settings.zodiac": "Raman", "settings.extras.Vesta": "on" };
    await elsewhere.json("/api/settings", form);
    expect(await settingsFor(visitor)).toMatchObject({ settings: { zodiac: "Raman", extras: ["Vesta"] } });
    expect(await jsonOf(await visitor.json("/api/settings", { settings: null }))).toEqual({ settings: null });
    expect(await settingsFor(elsewhere)).toEqual({ settings: null });
  });

  test("are nobody else's, and visitors have none", async () => {
    const visitor = await worker.signedIn("mine@example.com");
    await visitor.json("/api/settings", { settings: chosen });
    expect(await settingsFor(await worker.signedIn("other@example.com"))).toEqual({ settings: null });
    expect((await worker.fetch("/api/settings")).status).toBe(401);
    expect((await worker.post("/api/settings", { settings: chosen })).status).toBe(401);
  });

  test("that cannot be read are refused by their fields, and those before stay", async () => {
    const visitor = await worker.signedIn("wrong-settings@example.com");
    await visitor.json("/api/settings", { settings: chosen });
    const response = await visitor.json("/api/settings", { settings: { zodiac: "x", orbs: { Trine: 99 } } });
    expect(response.status).toBe(422);
    expect((await fieldsOf(response)).sort()).toEqual(["settings.orbs.Trine", "settings.zodiac"]);
    expect(await fieldsOf(await visitor.json("/api/settings", {}))).toEqual(["settings"]);
    expect(await settingsFor(visitor)).toEqual({ settings: whole });
  });

  test("draw the transits page's own chart: its signs, and the planets in its zodiac", async () => {
    const visitor = await worker.signedIn("sidereal@example.com");
    await visitor.json("/api/profile", ann);
    await visitor.json("/api/settings", { settings: chosen });
    const html = (await (await visitor.fetch("/transits?at=2026-11-20T00:00Z")).text()).replaceAll(
      "<!-- -->",
      "",
    );
    expect(html).toContain("Sidereal, Lahiri, as your chart is drawn: ayanamsa 24°13′");
    expect(html).toContain("Signs are those of this chart’s zodiac (Lahiri)");
  });

  test("that are garbage in the store count as none, wherever they are read", async () => {
    const visitor = await worker.signedIn("garbage@example.com");
    await visitor.json("/api/profile", ann);
    const db = await worker.database();
    for (const garbage of [
      "",
      "{",
      "null",
      "[1]",
      '{"zodiac":"Chinese"}',
      '{"orbs":{"Trine":"far"}}',
      '"x"',
    ]) {
      const changed = db.prepare("UPDATE users SET chart_settings = ? WHERE email = 'garbage@example.com'");
      await changed.bind(garbage).run();
      expect(await settingsFor(visitor), garbage).toEqual({ settings: null });
      expect((await visitor.fetch("/transits")).status).toBe(200);
      expect(await jsonOf(await visitor.fetch("/api/account"))).toMatchObject({ settings: null });
    }
  });
});

describe("one's own place", () => {
  const berlin = { name: "Berlin, Germany", latitude: 52.52, longitude: 13.4 };
  const placeFor = async (visitor: { fetch(path: string): Promise<Response> }) =>
    jsonOf(await visitor.fetch("/api/own-place"));

  test("is none at first, then what was chosen, in every browser, until it is forgotten", async () => {
    const visitor = await worker.signedIn("standing@example.com");
    // Somebody was born somewhere: that says nothing of where they are.
    await visitor.json("/api/profile", ann);
    expect(await placeFor(visitor)).toEqual({ place: null });
    const sent = { ...berlin, name: "  Berlin,\u0000Germany ", latitude: "52.52" };
    expect(await jsonOf(await visitor.json("/api/own-place", { place: sent }))).toEqual({ place: berlin });
    const elsewhere = await worker.signedIn("standing@example.com");
    expect(await placeFor(elsewhere)).toEqual({ place: berlin });
    expect(await jsonOf(await visitor.fetch("/api/account"))).toMatchObject({ place: berlin });
    expect(await jsonOf(await elsewhere.json("/api/own-place", { place: null }))).toEqual({ place: null });
    expect(await placeFor(visitor)).toEqual({ place: null });
  });

  test("is nobody else's, and visitors have none", async () => {
    const visitor = await worker.signedIn("my-place@example.com");
    await visitor.json("/api/own-place", { place: berlin });
    expect(await placeFor(await worker.signedIn("other-place@example.com"))).toEqual({ place: null });
    expect((await worker.fetch("/api/own-place")).status).toBe(401);
    expect((await worker.post("/api/own-place", { place: berlin })).status).toBe(401);
  });

  test("that cannot be read is refused by its fields, and the one before stays", async () => {
    const visitor = await worker.signedIn("wrong-place@example.com");
    await visitor.json("/api/own-place", { place: berlin });
    const wrong = async (place: unknown) =>
      (await fieldsOf(await visitor.json("/api/own-place", { place }))).sort();
    expect(await wrong({ name: " ", latitude: 91, longitude: "east" })).toEqual([
      "place.latitude",
      "place.longitude",
      "place.name",
    ]);
    expect(await wrong({ name: "Nowhere" })).toEqual(["place.latitude", "place.longitude"]);
    expect(await wrong([berlin])).toEqual(["place"]);
    expect(await fieldsOf(await visitor.json("/api/own-place", {}))).toEqual(["place"]);
    expect(await placeFor(visitor)).toEqual({ place: berlin });
  });

  test("that is garbage in the store counts as none", async () => {
    const visitor = await worker.signedIn("garbage-place@example.com");
    const db = await worker.database();
    for (const garbage of ["", "{", "null", "[1]", '{"name":"x","latitude":200,"longitude":0}', '"x"']) {
      const changed = db.prepare("UPDATE users SET own_place = ? WHERE email = 'garbage-place@example.com'");
      await changed.bind(garbage).run();
      expect(await placeFor(visitor), garbage).toEqual({ place: null });
      expect(await jsonOf(await visitor.fetch("/api/account"))).toMatchObject({ place: null });
    }
  });
});

describe("saved people", () => {
  test("are listed by name, can be brought up to date and removed, by their owner only", async () => {
    const [owner, other] = await Promise.all([
      worker.signedIn("owner@example.com"),
      worker.signedIn("other@example.com"),
    ]);
    await owner.json("/api/people", { ...ann, fullName: "Zoe" });
    const { id } = (await jsonOf(await owner.json("/api/people", ann))) as { id: string };
    const again = (await jsonOf(await owner.json("/api/people", { ...ann, birthTime: "09:00" }))) as object;
    expect(again).toMatchObject({ id, birthTime: "09:00" });
    const listed = (await jsonOf(await owner.fetch("/api/people"))) as { people: { fullName: string }[] };
    expect(listed.people.map(({ fullName }) => fullName)).toEqual(["Mary Ann Lee", "Zoe"]);

    expect(await jsonOf(await other.fetch("/api/people"))).toEqual({ people: [] });
    expect(await jsonOf(await other.json("/api/people/remove", { id }))).toEqual({ removed: false });
    expect(await jsonOf(await owner.json("/api/people/remove", { id }))).toEqual({ removed: true });
    expect(await jsonOf(await owner.fetch("/api/people"))).toMatchObject({ people: [{ fullName: "Zoe" }] });
  });

  test("are changed by their id, which stays: name, date and all, and the row is not doubled", async () => {
    const [owner, other] = await Promise.all([
      worker.signedIn("changer@example.com"),
      worker.signedIn("no-changer@example.com"),
    ]);
    const { id } = (await jsonOf(await owner.json("/api/people", ann))) as { id: string };
    const changes = {
      ...ann,
      fullName: "Ann Ray",
      birthDate: "1991-07-16",
      birthTime: "",
      timeUnknown: true,
    };
    const changed = await jsonOf(await owner.json("/api/people", { ...changes, id }));
    const now = {
      ...kept,
      id,
      fullName: "Ann Ray",
      birthDate: "1991-07-16",
      birthTime: "",
      timeUnknown: true,
    };
    expect(changed).toEqual(now);
    expect(await jsonOf(await owner.fetch("/api/people"))).toEqual({ people: [now] });

    const refused = await other.json("/api/people", { ...ann, id });
    expect(refused.status).toBe(422);
    expect(await fieldsOf(refused)).toEqual([""]);
    expect(await jsonOf(await other.fetch("/api/people"))).toEqual({ people: [] });
    expect(await jsonOf(await owner.fetch("/api/people"))).toEqual({ people: [now] });
  });

  test("keep apart from one another: nobody is changed into somebody who is there", async () => {
    const owner = await worker.signedIn("twins@example.com");
    const { id } = (await jsonOf(await owner.json("/api/people", ann))) as { id: string };
    const twin = (await jsonOf(await owner.json("/api/people", { ...ann, fullName: "Bob" }))) as object;
    const refused = await owner.json("/api/people", { ...ann, fullName: "Bob", birthTime: "01:00", id });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      fields: { "": [expect.stringContaining("is saved already")] },
    });
    expect(await jsonOf(await owner.json("/api/people", { ...ann, birthTime: "01:00", id }))).toMatchObject({
      id,
      birthTime: "01:00",
    });
    expect(await jsonOf(await owner.fetch("/api/people"))).toMatchObject({ people: [twin, { id }] });
    const removed = await owner.json("/api/people/remove", { id });
    expect(await jsonOf(removed)).toEqual({ removed: true });
    expect((await owner.json("/api/people", { ...ann, id })).status).toBe(422);
    expect((await owner.json("/api/people", { ...ann, id: 5, fullName: "" })).status).toBe(422);
    expect(await fieldsOf(await owner.json("/api/people", { ...ann, id: 5, fullName: "" }))).toEqual([
      "id",
      "fullName",
    ]);
  });

  test("can be changed without JavaScript: the page brings the form, and takes it", async () => {
    const owner = await worker.signedIn("editor@example.com");
    const { id } = (await jsonOf(await owner.json("/api/people", ann))) as { id: string };
    expect(await (await owner.fetch("/profile")).text()).toContain(`href="/profile?edit=${id}"`);
    const form = await (await owner.fetch(`/profile?edit=${id}`)).text();
    expect(form).toContain(`name="id" value="${id}"`);
    expect(form).toMatch(
      /id="person-fullName"[^>]*value="Mary Ann Lee"|value="Mary Ann Lee"[^>]*id="person-fullName"/,
    );
    const fields = { ...ann, intent: "save-person", id, shownTo: await owner.shownTo() };
    const post = (values: Record<string, string>) =>
      owner.fetch("/profile", { method: "POST", body: new URLSearchParams(values) });
    const refused = await post({ ...fields, birthDate: "1990-02-30" });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain("February 1990 has no day 30");
    expect(again).toContain(`name="id" value="${id}"`);
    expect((await post({ ...fields, fullName: "Ann Ray" })).status).toBe(200);
    expect(await jsonOf(await owner.fetch("/api/people"))).toMatchObject({
      people: [{ id, fullName: "Ann Ray" }],
    });
  });

  test("are fifty at most, even when two are saved at once, and those there can still be changed", async () => {
    const owner = await worker.signedIn("fifty@example.com");
    for (let i = 0; i < 49; i++) await owner.json("/api/people", { ...ann, fullName: `Person ${i}` });
    const last = await Promise.all(
      ["Fiftieth", "Fifty-first"].map((fullName) => owner.json("/api/people", { ...ann, fullName })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
    const listed = (await jsonOf(await owner.fetch("/api/people"))) as { people: unknown[] };
    expect(listed.people).toHaveLength(50);
    expect((await owner.json("/api/people", { ...ann, fullName: "Person 7" })).status).toBe(200);
  });
});

describe("an account that is deleted while a save is under way", () => {
  test("answers 401, and nothing is saved", async () => {
    const db = await worker.database();
    for (const path of ["/api/profile", "/api/people"]) {
      const visitor = await worker.signedIn("racing@example.com");
      const { id } = (await jsonOf(await visitor.fetch("/api/auth/user"))) as { id: string };
      // The day's count stands between the look at the session and the save itself.
      // The day begins anew: its counts are made once, and then written over.
      await db.exec("DELETE FROM daily_counts");
      await db.exec(
        `CREATE TRIGGER deletion AFTER INSERT ON daily_counts BEGIN DELETE FROM users WHERE id = '${id}'; END`,
      );
      const response = await visitor.json(path, ann);
      await db.exec("DROP TRIGGER deletion");
      expect(response.status, path).toBe(401);
      expect(await response.json()).toMatchObject({ code: "unauthenticated", message: expect.any(String) });
      expect((await visitor.fetch("/api/profile")).status).toBe(401);
      const rows = await db
        .prepare(
          "SELECT (SELECT count(*) FROM user_profiles WHERE user_id = ?1) + (SELECT count(*) FROM saved_people WHERE user_id = ?1) AS n",
        )
        .bind(id)
        .first();
      expect(rows).toEqual({ n: 0 });
    }
  });
});

describe("what is kept", () => {
  test("can be downloaded as one file: all of it, and nobody else's", async () => {
    const visitor = await worker.signedIn("download@example.com");
    const stranger = await worker.signedIn("stranger@example.com");
    await visitor.json("/api/profile", ann);
    await visitor.json("/api/settings", { settings: { zodiac: "Raman" } });
    await visitor.json("/api/own-place", { place: { name: "Ulm", latitude: 48.4, longitude: 10 } });
    await visitor.json("/api/people", { ...ann, fullName: "A Friend" });
    await stranger.json("/api/people", { ...ann, fullName: "Not Mine" });
    const quiz = { email: "download@example.com", name: "Ann", responses: { focus: "career" } };
    await visitor.json("/api/quiz-submission", quiz);
    const response = await visitor.fetch("/api/account");
    expect(response.headers.get("Content-Disposition")).toContain("attachment");
    const all = await jsonOf(response);
    expect(all).toMatchObject({
      account: { email: "download@example.com", firstName: "Download" },
      settings: { zodiac: "Raman" },
      place: { name: "Ulm", latitude: 48.4, longitude: 10 },
      profile: kept,
      people: [{ fullName: "A Friend" }],
      quizSubmissions: [{ email: "download@example.com", responses: { focus: "career" } }],
      messages: [{ recipient: "download@example.com" }],
    });
    expect(JSON.stringify(all)).not.toContain("Not Mine");
  });

  test("is deleted with the account, but for the quiz row, which then belongs to nobody", async () => {
    const visitor = await worker.signedIn("leaving@example.com");
    const elsewhere = await worker.signedIn("leaving@example.com");
    await visitor.json("/api/profile", ann);
    await visitor.json("/api/people", ann);
    await visitor.json("/api/quiz-submission", { email: "leaving@example.com", name: "Ann", responses: {} });
    const wrong = await visitor.json("/api/account/delete", { confirmation: "yes" });
    expect(wrong.status).toBe(422);
    expect(await fieldsOf(wrong)).toEqual(["confirmation"]);

    const db = await worker.database();
    const count = async (sql: string) =>
      ((await db.prepare(`SELECT count(*) AS n FROM ${sql}`).first()) as { n: number }).n;
    const { id } = (await jsonOf(await visitor.fetch("/api/auth/user"))) as { id: string };
    expect(await count(`user_profiles WHERE user_id = '${id}'`)).toBe(1);
    const foreign = { Origin: "https://evil.example" };
    expect((await visitor.json("/api/account/delete", { confirmation: "delete" }, foreign)).status).toBe(403);
    const deleted = await visitor.json("/api/account/delete", { confirmation: " Delete " });
    expect(await jsonOf(deleted)).toEqual({ deleted: true });

    expect(await count(`users WHERE id = '${id}'`)).toBe(0);
    expect(await count(`user_profiles WHERE user_id = '${id}'`)).toBe(0);
    expect(await count(`saved_people WHERE user_id = '${id}'`)).toBe(0);
    expect(await count("email_outbox WHERE recipient = 'leaving@example.com'")).toBe(0);
    expect(await count("quiz_submissions WHERE email = 'leaving@example.com' AND user_id IS NULL")).toBe(1);
    for (const browser of [visitor, elsewhere]) {
      expect((await browser.fetch("/api/auth/user")).status).toBe(401);
    }
    const back = await worker.signedIn("leaving@example.com");
    expect(await jsonOf(await back.fetch("/api/profile"))).toBeNull();
    expect(((await jsonOf(await back.fetch("/api/auth/user"))) as { id: string }).id).not.toBe(id);
  });

  test("includes the quiz answers in the deletion when asked", async () => {
    const visitor = await worker.signedIn("quiz-too@example.com");
    await visitor.json("/api/quiz-submission", { email: "quiz-too@example.com", name: "Ann", responses: {} });
    await visitor.json("/api/account/delete", { confirmation: "delete", quizSubmissions: true });
    const row = await (await worker.database())
      .prepare("SELECT 1 FROM quiz_submissions WHERE email = 'quiz-too@example.com'")
      .first();
    expect(row).toBeNull();
  });

  test("holds what was sent into the quiz before signing in, under the e-mail that the provider has verified", async () => {
    const before = worker.visitor();
    const quiz = { name: "Ann", responses: { focus: "career" } };
    await before.json("/api/quiz-submission", { ...quiz, email: "Before@Example.com" });
    const other = await worker.signedIn("other-sender@example.com");
    await other.json("/api/quiz-submission", {
      ...quiz,
      email: "before@example.com",
      responses: { focus: "love" },
    });
    const owner = await worker.signedIn("before@example.com");
    expect(await jsonOf(await owner.fetch("/api/account"))).toMatchObject({
      quizSubmissions: [{ email: "Before@Example.com", responses: { focus: "career" } }],
    });
    await owner.json("/api/account/delete", { confirmation: "delete", quizSubmissions: true });
    const { results } = await (await worker.database())
      .prepare("SELECT email FROM quiz_submissions WHERE lower(email) = 'before@example.com'")
      .all();
    expect(results).toEqual([{ email: "before@example.com" }]); // somebody else's, who typed that address
  });

  test("can be deleted without JavaScript", async () => {
    const visitor = await worker.signedIn("noscript-leaving@example.com");
    const response = await visitor.fetch("/profile", {
      method: "POST",
      body: new URLSearchParams({
        intent: "delete-account",
        confirmation: "delete",
        shownTo: await visitor.shownTo(),
      }),
    });
    expect(response.headers.get("Location")).toBe("/?notice=account-deleted");
    expect(await (await visitor.fetch("/?notice=account-deleted")).text()).toContain(
      "Your account is deleted, with everything that was kept in it.",
    );
    expect((await visitor.fetch("/api/auth/user")).status).toBe(401);
  });
});

describe("nothing of somebody is kept in a cache", () => {
  const SCREENS = ["birth-chart", "compatibility", "numerology", "astrocartography", "profile"];
  const isKeptNowhere = (response: Response) =>
    expect(response.headers.get("Cache-Control"), response.url).toBe("no-store");

  test("neither their pages nor the data of a page without it, which no other site gets either", async () => {
    const visitor = await worker.signedIn("uncached@example.com");
    await visitor.json("/api/profile", ann);
    const data = SCREENS.map((name) => `/${name}?_data=routes%2F_app.${name}`);
    for (const path of [...SCREENS.map((name) => `/${name}`), ...data]) {
      const response = await visitor.fetch(path);
      expect(response.status).toBe(200);
      isKeptNowhere(response);
      expect(await response.text(), path).toContain("Mary Ann Lee");
    }
    const shell = await visitor.fetch("/?_data=root");
    isKeptNowhere(shell);
    expect(await shell.text()).toContain("uncached@example.com");
    for (const path of [...data, "/?_data=root"]) {
      const foreign = await visitor.fetch(path, { headers: { "Sec-Fetch-Site": "cross-site" } });
      expect(foreign.status).toBe(403);
      expect(await foreign.text()).not.toMatch(/Mary|uncached/);
    }
  });

  test("nor what is answered to their forms, with and without a page around it", async () => {
    const visitor = await worker.signedIn("uncached-forms@example.com");
    const forms: Record<string, string>[] = [
      { ...ann, intent: "save-profile" },
      { ...ann, intent: "save-person", birthDate: "x" },
      { intent: "delete-account", confirmation: "no" },
      { intent: "delete-account", confirmation: "delete" },
    ];
    for (const path of ["/profile", "/profile?_data=routes%2F_app.profile"]) {
      await visitor.signIn("uncached-forms@example.com");
      for (const form of forms) {
        isKeptNowhere(await visitor.fetch(path, { method: "POST", body: new URLSearchParams(form) }));
      }
    }
  });
});

describe("the limit of changes", () => {
  const strict = workerWithProvider({ productionLimits: true });

  test("lets a user save and remove 20 times in a minute, by call and by form together", async () => {
    await inOneMinute(10);
    const visitor = await strict.signedIn("busy@example.com");
    const other = await strict.signedIn("calm@example.com");
    const send = (count: number) => {
      if (count % 3 === 0) return visitor.json("/api/profile", ann);
      if (count % 3 === 1) return visitor.json("/api/people", ann);
      return visitor.json("/api/people/remove", { id: "nobody" });
    };
    for (let count = 0; count < 20; count++) expect((await send(count)).status).toBe(200);
    const refused = await send(20);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited", message: expect.any(String) });

    const form = await visitor.fetch("/profile", {
      method: "POST",
      body: new URLSearchParams({
        ...ann,
        fullName: "Typed Again",
        intent: "save-profile",
        shownTo: await visitor.shownTo(),
      }),
    });
    expect(form.status).toBe(429);
    expect(Number(form.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await form.text();
    expect(page).toContain("Too many requests. Please wait a minute and try again.");
    expect(page).toContain('value="Typed Again"');

    expect((await visitor.fetch("/api/profile")).status).toBe(200);
    expect((await other.json("/api/profile", ann)).status).toBe(200);
    expect((await strict.visitor().json("/api/profile", ann)).status).toBe(401);
    expect((await visitor.json("/api/account/delete", { confirmation: "delete" })).status).toBe(200);
  });
});

describe("what a day allows, where visitors of many networks send in quizzes", () => {
  const rationed = workerWithProvider({ vars: { WRITE_DAILY_CAP: "9" } });

  test("two thirds are theirs, and the rest is for who is signed in", async () => {
    const visitor = rationed.visitor();
    const send = (i: number) =>
      visitor.json(
        "/api/quiz-submission",
        { email: `network-${i}@example.com`, name: "Ann", responses: { explore: "career" } },
        { "CF-Connecting-IP": `2001:db8:${i}::1` },
      );
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await send(i)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    for (const name of ["first", "second", "third"]) {
      const user = await rationed.signedIn(`${name}-of-the-rest@example.com`);
      expect((await user.json("/api/profile", ann)).status, name).toBe(200);
    }
  });
});

describe("what the table of quizzes has room for", () => {
  const { visitor, signedIn, database: stored } = workerWithProvider();
  const quiz = (i: number) => ({ email: `room-${i}@example.com`, name: "Ann", responses: { round: i } });
  const from = (i: number) => ({ "CF-Connecting-IP": `2001:db8:${i.toString(16)}::1` });

  test("visitors may take a tenth of on a day, and one of a full one; who is signed in may", async () => {
    const db = await stored();
    const rowNumbered = (number: number) =>
      db.exec(
        `INSERT INTO quiz_submissions (rowid, id, email, responses, recommendation, fingerprint, created_at) VALUES (${number}, '${number}', 'x', '{}', 'x', '${number}', ${Date.now()})`,
      );
    await rowNumbered(1);
    await rowNumbered(149_970);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await visitor().json("/api/quiz-submission", quiz(i), from(i))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const ann = await signedIn("room@example.com");
    expect((await ann.json("/api/quiz-submission", quiz(9), from(9))).status).toBe(200);
    await rowNumbered(150_000);
    await db.exec("DELETE FROM daily_counts");
    const send = async (i: number) => (await visitor().json("/api/quiz-submission", quiz(i), from(i))).status;
    expect([await send(5), await send(6)]).toEqual([200, 429]);
    await db.exec("DELETE FROM quiz_submissions WHERE rowid < 140000");
    expect(await send(6)).toBe(200);
  });
});

describe("what a day allows", () => {
  const rationed = workerWithProvider({ vars: { WRITE_DAILY_CAP: "200" } });
  const OF_ONE = 4;
  const quiz = (email: string) => ({ email, name: "Ann", responses: { explore: "career" } });
  const from = (address: string) => ({ headers: { "CF-Connecting-IP": address } });
  const toMidnight = () => (Date.UTC(2100, 0) - Date.now()) % 86_400_000;

  async function expectTooManyToday(refused: Response) {
    expect(refused.status).toBe(429);
    expect(Math.abs(Number(refused.headers.get("Retry-After")) * 1000 - toMidnight())).toBeLessThan(60_000);
    expect(await refused.json()).toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("today"),
    });
  }

  test("somebody may change a fiftieth of it, and others the rest", async () => {
    const ann1 = await rationed.signedIn("busy-all-day@example.com");
    const other = await rationed.signedIn("calm-all-day@example.com");
    for (let i = 0; i < OF_ONE; i++) expect((await ann1.json("/api/profile", ann)).status).toBe(200);
    await expectTooManyToday(await ann1.json("/api/people", ann));
    expect((await other.json("/api/profile", ann)).status).toBe(200);
    expect((await ann1.fetch("/api/profile")).status).toBe(200);
    expect((await ann1.json("/api/account/delete", { confirmation: "delete" })).status).toBe(200);
  });

  test("whoever deletes the account and signs in again goes on where they were", async () => {
    const who = "comes-back@example.com";
    let ben = await rationed.signedIn(who);
    for (let i = 0; i < OF_ONE - 1; i++) expect((await ben.json("/api/profile", ann)).status).toBe(200);
    // The deletion is one of them, too, and is refused to nobody.
    for (let i = 0; i < 2; i++) {
      expect((await ben.json("/api/account/delete", { confirmation: "delete" })).status).toBe(200);
      ben = await rationed.signedIn(who);
    }
    await expectTooManyToday(await ben.json("/api/profile", ann));
  });

  test("what is refused for its input is not counted", async () => {
    const visitor = await rationed.signedIn("clumsy@example.com");
    for (let i = 0; i < OF_ONE + 1; i++) expect((await visitor.json("/api/profile", {})).status).toBe(422);
    expect((await visitor.json("/api/profile", ann)).status).toBe(200);
  });

  test("a network may send in as many quizzes, and another one too", async () => {
    const visitor = rationed.visitor();
    const send = (i: number, address: string) =>
      visitor.json("/api/quiz-submission", quiz(`visitor-${i}@example.com`), from(address).headers);
    for (let i = 0; i < OF_ONE; i++) expect((await send(i, "203.0.113.8")).status).toBe(200);
    await expectTooManyToday(await send(9, "203.0.113.8"));
    expect((await send(9, "203.0.113.9")).status).toBe(200);
  });

  test("thirty households of one network are that network", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const address = `2001:db8:77:${i.toString(16)}::1`;
      const sent = rationed.visitor().json("/api/quiz-submission", quiz(`house-${i}@example.com`), {
        "CF-Connecting-IP": address,
      });
      statuses.push((await sent).status);
    }
    expect(statuses).toEqual([...Array(OF_ONE).fill(200), ...Array(30 - OF_ONE).fill(429)]);
  });
});

describe("with a thousand users", () => {
  test("no statement reads more rows than it answers with, give or take a few", async () => {
    const binding = (await worker.database()) as unknown as D1Database;
    await binding.exec(
      "INSERT INTO users (id, issuer, subject, email, created_at, updated_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) SELECT 'many-' || i, 'many', i, 'many-' || i, 0, 0 FROM n",
    );
    await binding.exec(
      "INSERT INTO user_profiles SELECT id, id, 'x', 'x', 'x', 0, 'x', 0, 0, 'x', 0, 0 FROM users WHERE issuer = 'many'",
    );
    await binding.exec(
      "INSERT INTO saved_people SELECT id, id, 'x', 'x', 'x', 0, 'x', 0, 0, 'x', 0, 0 FROM users WHERE issuer = 'many'",
    );
    await binding.exec("INSERT INTO sessions SELECT id, id, 4e12 FROM users WHERE issuer = 'many'");
    await binding.exec(
      "INSERT INTO daily_counts SELECT '2026-11-22', id, 1 FROM users WHERE issuer = 'many'",
    );
    await binding.exec(
      "INSERT INTO session_handovers SELECT id, id, 1, 4e12, NULL FROM users WHERE issuer = 'many'",
    );
    await binding.exec(
      "INSERT INTO quiz_submissions SELECT id, 'x', 'x', id, '{}', 'x', '', '', '', id, 4e12 FROM users WHERE issuer = 'many'",
    );
    await binding.exec(
      `INSERT INTO email_outbox SELECT id, 'quiz', id, NULL, id, id, '{}', 'sent', 0, 0, NULL, 4e12, NULL, id FROM users WHERE issuer = 'many'`,
    );

    const scan = await binding.prepare("SELECT id FROM users WHERE last_name = 'nobody'").all();
    expect(scan.meta.rows_read, "what a scan reads").toBeGreaterThan(1_000);

    const { spied, statements } = recordedStatements(binding);
    const db = database(spied);
    const birth = { ...kept, latitude: 40.7, longitude: -74 };
    const identity = { issuer: "one", subject: "one", email: "one@example.com" };
    const names = { firstName: null, lastName: null, profileImageUrl: null };
    const user: User = await userWithIdentity(db, { ...identity, ...names });
    await saveSettings(db, user.id, null);
    const session = { key: "one", userId: user.id, expiresAt: new Date(4e12) };
    await noteSession(db, session);
    await userOfSession(db, { ...session, version: 1 });
    await endSession(db, session.key);
    await endAllSessions(db, "many-7");
    const marks = { person: "one", network: "one" };
    for (let i = 0; i < 3; i++) await countSignIn(db, "2026-11-22", identity, marks, 900);
    for (let i = 0; i < 3; i++) await countWrite(db, "2026-11-22", { whose: "one", isVisitor: i > 0 }, 900);
    await leaveHandover(db, "one", user);
    await claimHandover(db, "one");
    await giveBackHandover(db, "one");
    await saveProfile(db, user.id, birth);
    await profileOf(db, user.id);
    const person = await savePerson(db, user.id, birth);
    await changePerson(db, user.id, person?.id ?? "", { ...birth, birthTime: "" });
    await changePerson(db, user.id, "nobody", birth);
    await peopleOf(db, user.id);
    await removePerson(db, user.id, person?.id ?? "");
    await everythingOf(db, user);
    await deleteWhatIsPast(db, new Date(1e12));
    await deleteUser(db, user);

    expect(statements.length).toBeGreaterThan(15);
    for (const { sql, parameters } of statements) {
      const { meta, results } = await binding
        .prepare(sql)
        .bind(...parameters)
        .all();
      expect(meta.rows_read - results.length, sql).toBeLessThan(12);
    }
  });
});
