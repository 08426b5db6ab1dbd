import type { IconName } from "../ui/icons";

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Every screen, in the order of the sidebar: the twelve of the specification, then what came to them. */
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
  { to: "/human-design", label: "Human Design", icon: "design" },
];

/** Links at the foot of every screen, each added together with its page. */
export const FOOTER_LINKS: readonly { readonly to: string; readonly label: string }[] = [
  { to: "/accuracy", label: "How accurate is this?" },
  { to: "/embed", label: "On your own site" },
  { to: "/developers", label: "For developers" },
  { to: "/privacy", label: "Privacy" },
];
