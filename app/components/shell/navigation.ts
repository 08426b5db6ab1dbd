import type { IconName } from "../ui/icons";

export interface NamedLink {
  readonly to: string;
  readonly label: string;
}

export interface NavigationEntry extends NamedLink {
  readonly icon: IconName;
}

/** The sidebar's list: the twelve screens of the specification, in its order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: "/", label: "Dashboard", icon: "home" },
  { to: "/quiz", label: "Find Your Path", icon: "compass" },
  { to: "/profile", label: "Profile", icon: "user" },
  { to: "/birth-chart", label: "Birth Chart", icon: "wheel" },
  { to: "/transits", label: "Transits", icon: "orbit" },
  { to: "/compatibility", label: "Compatibility", icon: "heart" },
  { to: "/aspects", label: "Planetary Aspects", icon: "aspects" },
  { to: "/moon-phases", label: "Moon Phases", icon: "moon" },
  { to: "/numerology", label: "Numerology", icon: "numbers" },
  { to: "/astrocartography", label: "Astrocartography", icon: "globe" },
  { to: "/ephemeris", label: "Ephemeris", icon: "table" },
  { to: "/insights", label: "Learn Astrology", icon: "book" },
];

/** A second, short list below it: what came to those. */
export const MORE_NAVIGATION: readonly NavigationEntry[] = [
  { to: "/horoscope", label: "Horoscopes", icon: "star" },
  { to: "/human-design", label: "Human Design", icon: "design" },
  { to: "/sky-search", label: "Sky Search", icon: "search" },
  { to: "/consultations", label: "Consultations", icon: "users" },
];

/** Links at the foot of every screen, each added together with its page. */
export const FOOTER_LINKS: readonly NamedLink[] = [
  { to: "/horoscope", label: "Horoscopes" },
  { to: "/moon-phases/here", label: "The sky here" },
  { to: "/insights/glossary", label: "Glossary" },
  { to: "/degrees", label: "Degrees" },
  { to: "/sky-search", label: "Sky search" },
  { to: "/consultations", label: "Consultations" },
  { to: "/accuracy", label: "How accurate is this?" },
  { to: "/embed", label: "On your own site" },
  { to: "/developers", label: "For developers" },
  { to: "/privacy", label: "Privacy" },
];
