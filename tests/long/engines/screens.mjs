// @ts-check
// The main path of each screen, from its address to what a visitor came for.

/** @typedef {import("./hands.mjs").Hands} Hands */

const BIRTH = { date: "06/15/1990", time: "2:30 PM", place: "New York" };

/** @param {Hands} hands @param {{ name: string, label: string, group?: string }} person */
async function typeBirth({ types }, { name, label, group }) {
  await types(label, name, group);
  await types("Birth Date", BIRTH.date, group);
  await types("Birth Time", BIRTH.time, group);
  await types("Birth Location", BIRTH.place, group);
}

/** The wheel is a drawing with a size, in which the bodies stand. @param {Hands} hands */
async function seeWheel({ sees, until }) {
  await sees(".wheel-body");
  await until("a wheel with a size", () => {
    const { width, height } = document.querySelector(".wheel")?.getBoundingClientRect() ?? new DOMRect();
    return width > 250 && Math.abs(width - height) < 2;
  });
}

/** @type {Readonly<Record<string, (hands: Hands) => Promise<unknown>>>} */
export const PATHS = {
  "/": async ({ open, sees }) => {
    await open("/");
    await sees("main h1");
  },
  "/quiz": async ({ open, chooses, presses, types, reads }) => {
    await open("/quiz");
    for (const answer of ["relationships", "sun-sign", "timing"]) {
      await chooses(answer);
      await presses("Next");
    }
    await types("Email", `engine.${Date.now()}@example.com`);
    await presses("Next");
    for (const answer of ["numerology", "soon"]) {
      await chooses(answer);
      await presses("Next");
    }
    await chooses("both");
    await presses("See My Results");
    await reads("Your Personalized Path");
  },
  "/birth-chart": async (hands) => {
    await hands.open("/birth-chart");
    await typeBirth(hands, { name: "Ann", label: "Name" });
    await hands.presses("Generate Chart");
    await hands.reads("Ann's Birth Chart");
    await seeWheel(hands);
    await hands.reads("24°23′");
    await hands.presses("Solar return");
    await hands.reads("Solar return of 15 June");
  },
  "/transits": async (hands) => {
    await hands.open("/transits?at=2026-11-20T00:00:00Z");
    await hands.reads("27°40′");
    await hands.open("/transits/motion?at=2026-11-20T00:00:00Z");
    await seeWheel(hands);
    await hands.presses("Play");
    await hands.sees(".wheel-over > g");
    await hands.presses("Pause");
  },
  "/compatibility": async (hands) => {
    await hands.open("/compatibility");
    await typeBirth(hands, { name: "Ann", label: "Name", group: "First Person" });
    await typeBirth(hands, { name: "Ben", label: "Name", group: "Second Person" });
    await hands.presses("Analyze Compatibility");
    await hands.reads("Ann and Ben");
    await seeWheel(hands);
  },
  "/moon-phases": async ({ open, sees, presses, reads }) => {
    await open("/moon-phases");
    await sees("#calendar");
    const heading = new Date();
    heading.setUTCDate(1);
    heading.setUTCMonth(heading.getUTCMonth() + 1);
    await presses("Next month");
    await reads(heading.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" }));
  },
  "/numerology": async ({ open, types, presses, reads }) => {
    await open("/numerology");
    await types("Full Name", "Ann Lee");
    await types("Birth Date", BIRTH.date);
    await presses("Calculate");
    await reads("Life Path");
    await reads("Ann Lee");
  },
  "/human-design": async (hands) => {
    await hands.open("/human-design");
    await typeBirth(hands, { name: "Ann", label: "Name" });
    await hands.presses("Calculate");
    await hands.reads("Ann’s human design");
  },
  "/astrocartography": async (hands) => {
    await hands.open("/astrocartography");
    await hands.types("Last Name", "Lee");
    await typeBirth(hands, { name: "Ann", label: "First Name" });
    await hands.presses("Generate Map");
    await hands.reads("Ann Lee's map");
    await hands.sees(".leaflet-overlay-pane canvas");
  },
  "/ephemeris": async ({ open, selects, reads, until }) => {
    await open("/ephemeris");
    await selects("Year", "2000");
    await selects("Month", "2");
    await reads("February 2000");
    await until("29 days", () => document.querySelectorAll("tbody tr").length === 29);
  },
};
