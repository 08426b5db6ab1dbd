import { beforeEach, describe, expect, test, vi } from "vitest";
import { number, oneOf, record, text } from "~/calls/shape";
import { dropNotesOfOthers, forgetBirthNotes, hasNote, leaveRoomForBirths, note } from "./note";
import { adoptSteps, stepHere } from "./step";

/** A storage that shows its keys as a browser's does. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};

let dataset: DOMStringMap;
beforeEach(() => {
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  const tab = {
    state: { key: "router", usr: { from: "a link" } } as unknown,
    replaceState(state: unknown) {
      tab.state = structuredClone(state);
    },
  };
  vi.stubGlobal("history", tab);
  return () => vi.unstubAllGlobals();
});

const isBirth = record<{ readonly name: string; readonly hour: number }>({ name: text, hour: number(0, 24) });
const ann = { name: "Ann", hour: 14.5 };
const birthNote = (lasts: "device" | "tab" | "step") =>
  note("birth", { owner: "person", lasts, check: isBirth });

describe.each(["device", "tab", "step"] as const)("a note that lasts as long as the %s", (lasts) => {
  test("is read as it was written, until it is forgotten", () => {
    const birth = birthNote(lasts);
    expect(birth.read()).toBeNull();
    expect(birth.write(ann)).toBe(true);
    expect(birth.read()).toEqual(ann);
    birth.forget();
    expect(birth.read()).toBeNull();
    expect(hasNote(lasts, "birth")).toBe(false);
  });

  test("is read by its owner alone, and a visitor's by everybody", () => {
    const birth = birthNote(lasts);
    birth.write(ann);
    dataset.shownTo = "7";
    expect(birth.read()).toEqual(ann);
    birth.write(ann);
    dataset.shownTo = "8";
    expect([birth.read(), hasNote(lasts, "birth")]).toEqual([null, false]);
    dataset.shownTo = "7";
    expect(birth.read()).toEqual(ann);
    birth.disown();
    dataset.shownTo = "8";
    expect(birth.read()).toEqual(ann);
  });

  test("of the device's own is everybody's", () => {
    dataset.shownTo = "ann";
    const choice = note("choice", { owner: "device", lasts, check: oneOf("on", "off") });
    choice.write("off");
    dataset.shownTo = "bob";
    expect(choice.read()).toBe("off");
  });

  test("that cannot be read is forgotten", () => {
    note("birth", { owner: "person", lasts, check: text }).write("a text");
    expect(birthNote(lasts).read()).toBeNull();
    expect(hasNote(lasts, "birth")).toBe(false);
  });
});

test("somebody else's note is never forgotten for what it says: this page does not read it", () => {
  dataset.shownTo = "ann";
  birthNote("device").write(ann);
  dataset.shownTo = "bob";
  note("birth", { owner: "person", lasts: "device", check: text }).read();
  expect(localStorage.birth).toBe(JSON.stringify(ann));
});

test("a step's note leaves what the router and others wrote to the step", () => {
  birthNote("step").write(ann);
  expect(history.state).toEqual({ key: "router", usr: { from: "a link" }, birth: ann });
  birthNote("step").forget();
  expect(history.state).toMatchObject({ key: "router", usr: { from: "a link" } });
});

test.each(["last-birth-chart", "__proto__", 5, null, { toString: "x" }])(
  "a step that is called %j has no name",
  (step) => {
    history.replaceState({ step }, "");
    expect(stepHere()).toBeNull();
  },
);

test("where a browser forbids storage, or it is full, nothing is kept and nothing fails", () => {
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  const birth = birthNote("device");
  expect(birth.write(ann)).toBe(false);
  expect(birth.read()).toBeNull();
  birth.forget();
  birth.disown();
});

describe("in a page's head", () => {
  beforeEach(() => {
    dataset.shownTo = "ann";
    birthNote("device").write(ann);
    birthNote("tab").write(ann);
    note("theme", { owner: "device", lasts: "device", check: text }).write("dark");
  });

  test.each(["bob", undefined])("what is Ann's goes where the page is shown to %s", (shownTo) => {
    dataset.shownTo = shownTo;
    dropNotesOfOthers();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("her own page keeps it", () => {
    dropNotesOfOthers();
    expect(birthNote("device").read()).toEqual(ann);
    expect(birthNote("tab").read()).toEqual(ann);
  });

  test.each(["kept", "plain"])("a %s page, of which nobody knows whose it is, leaves it there", (mark) => {
    delete dataset.shownTo;
    dataset[mark] = "";
    dropNotesOfOthers();
    expect(birthNote("device").read()).toBeNull();
    expect(localStorage.birth).toBe(JSON.stringify(ann));
  });

  test("a visitor's steps are of who has signed in, and go with them", () => {
    sessionStorage.setItem("step.a1", "{}");
    adoptSteps();
    expect(sessionStorage.getItem("step.a1-owner")).toBe("ann");
    dataset.shownTo = "bob";
    dropNotesOfOthers();
    expect(sessionStorage.getItem("step.a1")).toBeNull();
  });

  test.each([
    ["births", '[{"fullName":"Ann"}]', ""],
    ["births", "[]", undefined],
    ["last-birth-chart", "{}", ""],
    ["sign", "Aries", undefined],
  ])("with %s as %s forms leave room for births: %j", (name, content, room) => {
    localStorage.setItem(name, content);
    leaveRoomForBirths();
    expect(dataset.births).toBe(room);
  });
});

test("who signs out leaves no birth behind, whoever's it was", () => {
  for (const name of ["last-birth-chart", "last-reading", "births", "births-owner", "theme"])
    localStorage.setItem(name, "x");
  forgetBirthNotes();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});
