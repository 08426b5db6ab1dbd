import * as words from "~/words/shell";
import type { IconName } from "../ui/icons";

export interface NamedLink {
  readonly to: string;
  readonly label: () => string;
}

export interface NavigationEntry extends NamedLink {
  readonly icon: IconName;
}

/** The sidebar's list: the twelve screens of the specification, in its order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: "/", label: words.dashboard, icon: "home" },
  { to: "/quiz", label: words.findYourPath, icon: "compass" },
  { to: "/profile", label: words.profile, icon: "user" },
  { to: "/birth-chart", label: words.birthChart, icon: "wheel" },
  { to: "/transits", label: words.transits, icon: "orbit" },
  { to: "/compatibility", label: words.compatibility, icon: "heart" },
  { to: "/aspects", label: words.planetaryAspects, icon: "aspects" },
  { to: "/moon-phases", label: words.moonPhases, icon: "moon" },
  { to: "/numerology", label: words.numerology, icon: "numbers" },
  { to: "/astrocartography", label: words.astrocartography, icon: "globe" },
  { to: "/ephemeris", label: words.ephemeris, icon: "table" },
  { to: "/insights", label: words.learnAstrology, icon: "book" },
];

/** A second, short list below it: what came to those. */
export const MORE_NAVIGATION: readonly NavigationEntry[] = [
  { to: "/horoscope", label: words.horoscopes, icon: "star" },
  { to: "/human-design", label: words.humanDesign, icon: "design" },
  { to: "/sky-search", label: words.skySearch, icon: "search" },
  { to: "/consultations", label: words.consultations, icon: "users" },
];

/** Links at the foot of every screen, each added together with its page. */
export const FOOTER_LINKS: readonly NamedLink[] = [
  { to: "/horoscope", label: words.horoscopes },
  { to: "/moon-phases/here", label: words.skyHere },
  { to: "/insights/glossary", label: words.glossary },
  { to: "/degrees", label: words.degrees },
  { to: "/sky-search", label: words.skySearchOnItsOwn },
  { to: "/consultations", label: words.consultations },
  { to: "/accuracy", label: words.howAccurateIsThis },
  { to: "/embed", label: words.onYourOwnSite },
  { to: "/developers", label: words.forDevelopers },
  { to: "/privacy", label: words.privacy },
];
