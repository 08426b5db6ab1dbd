/**
 * Every form that a browser without JavaScript posts to a screen: the abuse table of `forms.test.ts` runs over all of
 * them, and compares the list with what the screens take.
 */
export interface FormUnderTest {
  readonly path: string;
  /** Fields that are answered with 200. */
  readonly valid: Readonly<Record<string, string>>;
  /** Names of its fields for text, for hostile text. */
  readonly texts: readonly string[];
  /** It is about somebody's own, and answered to who is signed in only. */
  readonly signedIn?: true;
  /** It keeps something. */
  readonly changes?: true;
  /** Whoever sends it is no longer signed in afterwards, and led home. */
  readonly signsOut?: true;
}

const SETTINGS = ["zodiac", "node", "lilith", "orbs", "outOfSign", "extras.Fortune"].map(
  (name) => `settings.${name}`,
);
const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };
const details = {
  fullName: "Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const prefixed = (prefix: string) =>
  Object.fromEntries(Object.entries(birth).map(([name, value]) => [prefix + name, value]));
const own = { path: "/profile", signedIn: true, changes: true } as const;

export const FORMS: readonly FormUnderTest[] = [
  {
    path: "/birth-chart",
    valid: birth,
    texts: ["name", "date", "time", "location", "houseSystem", "timezone", "calendar", ...SETTINGS],
  },
  { path: "/astrocartography", valid: birth, texts: ["name", "lastName", "date", "time", "location"] },
  {
    path: "/compatibility",
    valid: { ...prefixed("person1."), ...prefixed("person2.") },
    texts: ["person1.name", "person1.location", "person2.name", "person2.date", ...SETTINGS],
  },
  { path: "/human-design", valid: birth, texts: ["name", "date", "time", "location"] },
  {
    path: "/numerology",
    valid: { fullName: "Ann Lee", birthDate: "1990-06-15" },
    texts: ["fullName", "birthDate", "currentName"],
  },
  {
    path: "/quiz",
    valid: { name: "Ann", email: "form@example.com", focus: "career", format: "both" },
    texts: ["name", "email", "focus", "challenge", "format"],
    changes: true,
  },
  {
    ...own,
    valid: { intent: "save-profile", ...details },
    texts: ["fullName", "birthDate", "birthTime", "birthLocation", "intent"],
  },
  {
    ...own,
    valid: { intent: "save-person", ...details },
    texts: ["fullName", "birthDate", "birthTime", "birthLocation", "id"],
  },
  { ...own, valid: { intent: "remove-person", id: "nobody" }, texts: ["id"] },
  {
    ...own,
    valid: { intent: "change-calendar", action: "save", transits: "on", lunations: "on" },
    texts: ["action", "transits"],
  },
  {
    ...own,
    valid: { intent: "delete-account", confirmation: "delete" },
    texts: ["confirmation"],
    signsOut: true,
  },
];
