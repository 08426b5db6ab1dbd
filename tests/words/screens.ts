/**
 * The screens, whose words stand in catalogues: a new one is added here, and the tests walk it in the language of the
 * tests.
 * - `path`: where it is.
 * - `folders`: whose files hold no words in their code any more.
 */
export const CONVERTED = [
  { path: "/", folders: ["app/screens/dashboard", "app/routes/_app._index.tsx"] },
  {
    path: "/moon-phases",
    folders: ["app/screens/moon-phases", "app/routes/_app.moon-phases.tsx"],
  },
  { path: "/moon-phases/here", folders: ["app/routes/_app.moon-phases_.here.tsx"] },
  { path: "/moon-phases/eclipses", folders: ["app/routes/_app.moon-phases_.eclipses.tsx"] },
  { path: "/aspects", folders: ["app/routes/_app.aspects.tsx"] },
  { path: "/accuracy", folders: ["app/routes/_app.accuracy.tsx"] },
  { path: "/quiz", folders: ["app/screens/quiz", "app/routes/_app.quiz.tsx"] },
  { path: "/transits", folders: ["app/screens/transits", "app/routes/_app.transits.tsx"] },
  { path: "/transits/year", folders: ["app/routes/_app.transits_.year.tsx"] },
  { path: "/transits/curves", folders: ["app/routes/_app.transits_.curves.tsx"] },
  { path: "/transits/motion", folders: ["app/routes/_app.transits_.motion.tsx"] },
  { path: "/transits/signs", folders: ["app/routes/_app.transits_.signs.tsx"] },
  { path: "/transits/techniques", folders: ["app/routes/_app.transits_.techniques.tsx"] },
  { path: "/ephemeris", folders: ["app/screens/ephemeris", "app/routes/_app.ephemeris.tsx"] },
  { path: "/sky-search", folders: ["app/screens/sky-search", "app/routes/_app.sky-search.tsx"] },
  { path: "/sky-search/elections", folders: ["app/routes/_app.sky-search_.elections.tsx"] },
  { path: "/sky-search/horary", folders: ["app/routes/_app.sky-search_.horary.tsx"] },
  { path: "/horoscope", folders: ["app/screens/horoscope", "app/routes/_app.horoscope._index.tsx"] },
  { path: "/horoscope/leo", folders: ["app/routes/_app.horoscope.$sign.($when).tsx"] },
  { path: "/birth-chart", folders: ["app/screens/birth-chart", "app/routes/_app.birth-chart.tsx"] },
  { path: "/human-design", folders: ["app/screens/human-design", "app/routes/_app.human-design.tsx"] },
  { path: "/numerology", folders: ["app/screens/numerology", "app/routes/_app.numerology.tsx"] },
  { path: "/compatibility", folders: ["app/screens/compatibility", "app/routes/_app.compatibility.tsx"] },
  {
    path: "/astrocartography",
    folders: ["app/screens/astrocartography", "app/routes/_app.astrocartography.tsx"],
  },
  { path: "/profile", folders: ["app/screens/profile", "app/routes/_app.profile.tsx"] },
  { path: "/consultations", folders: ["app/routes/_app.consultations.tsx"] },
  { path: "/insights", folders: ["app/screens/insights", "app/routes/_app.insights.tsx"] },
  { path: "/insights/planets", folders: ["app/routes/_app.insights_.$chapter.tsx"] },
  { path: "/insights/glossary", folders: ["app/screens/glossary", "app/routes/_app.insights_.glossary.tsx"] },
  { path: "/degrees", folders: ["app/routes/_app.degrees._index.tsx"] },
  { path: "/degrees/leo", folders: ["app/routes/_app.degrees.$sign.tsx"] },
  { path: "/embed", folders: ["app/screens/embed", "app/routes/_app.embed.tsx"] },
  { path: "/privacy", folders: ["app/screens/privacy", "app/routes/_app.privacy.tsx"] },
  { path: "/developers", folders: ["app/screens/developers", "app/routes/_app.developers.tsx"] },
  { path: "/nope", folders: [] },
] as const;

/** Pages outside of Remix, by which visitors reach the owner's desk: in a folder whose other files are the owner's, and English. */
export const CONVERTED_PAGES = [
  "app/edge/visitors-desk.server.tsx",
  "app/screens/desk/consult-page.tsx",
  "app/screens/desk/intake-page.tsx",
  "app/screens/desk/own-request-page.tsx",
  "app/screens/desk/what-was-sent.tsx",
  "app/screens/desk/when-it-is.tsx",
] as const;

/** What stands on every screen, or on several. */
export const CONVERTED_COMPONENTS = [
  "app/components/births",
  "app/components/drawings",
  "app/components/forms",
  "app/components/here",
  "app/components/horizon",
  "app/components/link",
  "app/components/moving-sky",
  "app/components/offers",
  "app/components/picture",
  "app/components/placements",
  "app/components/results",
  "app/components/shell",
  "app/components/sky",
  "app/components/ui",
  "app/components/zodiac-wheel",
  "app/components/world-map",
] as const;
