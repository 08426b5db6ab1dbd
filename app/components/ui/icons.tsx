import type { ReactNode } from "react";

/**
 * The interface's own icons: 24 px grid, one stroke of 1.75, round ends, so that they sit beside the glyphs of the
 * signs as one family. Decorative by default; give `label` where an icon stands without words. Those that point left
 * or right lead back or on, so they are mirrored where lines run from the right.
 */

const dot = (x: number, y: number) => <circle cx={x} cy={y} r={1.1} fill="currentColor" stroke="none" />;

const SHAPES = {
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  sidebar: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M9.5 4.5v15" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4" />
    </>
  ),
  moon: <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />,
  "chevron-down": <path d="m6 9.5 6 6 6-6" />,
  "chevron-up": <path d="m6 14.5 6-6 6 6" />,
  "chevron-left": <path d="m14.5 6-6 6 6 6" />,
  "chevron-right": <path d="m9.5 6 6 6-6 6" />,
  "arrow-right": <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  "arrow-left": <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />,
  external: (
    <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M10 6H6.5a2 2 0 0 0-2 2v9.500a2 2 0 0 0 2 2H16a2 2 0 0 0 2-2V14" />
  ),
  check: <path d="m4.5 12.8 5 4.7L19.5 6.8" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  pencil: <path d="m4.500 19.500 1-4.200L15.800 5l3.200 3.200L8.700 18.500ZM13.500 7.300l3.200 3.200" />,
  play: <path d="M8 5.2v13.600l10.500-6.800Z" />,
  pause: <path d="M8.500 5.500v13M15.500 5.500v13" />,
  expand: <path d="M14 4h6v6M20 4l-6.500 6.500M10 20H4v-6M4 20l6.500-6.500" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.3" r="3.8" />
      <path d="M4.5 20a7.6 7.6 0 0 1 15 0" />
    </>
  ),
  users: (
    <>
      <circle cx="9.3" cy="8.5" r="3.5" />
      <path d="M2.8 19.500a6.6 6.6 0 0 1 13 0M15.5 5.200a3.5 3.5 0 0 1 0 6.600M18 14a6.6 6.6 0 0 1 3.2 5.5" />
    </>
  ),
  "map-pin": (
    <>
      <path d="M12 21c4.3-4.3 6.8-7.7 6.8-11a6.8 6.8 0 0 0-13.6 0c0 3.3 2.5 6.7 6.8 11Z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.200l3.3 2" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.8" y="5.3" width="16.4" height="15" rx="2.5" />
      <path d="M3.8 10h16.400M8.3 3v4M15.7 3v4" />
    </>
  ),
  star: <path d="m12 3.3 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 16.900l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />,
  sparkle: <path d="M12 3c.7 5.3 3.7 8.3 9 9-5.3.7-8.3 3.7-9 9-.7-5.3-3.7-8.3-9-9 5.3-.7 8.3-3.7 9-9Z" />,
  home: (
    <path d="m3.5 11 8.5-7 8.5 7M5.8 9.500v8.800a1.7 1.7 0 0 0 1.7 1.700h9a1.7 1.7 0 0 0 1.7-1.700V9.5" />
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5Z" />
    </>
  ),
  wheel: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <circle cx="12" cy="12" r="4.8" />
      <path d="M3.2 12h4M16.8 12h4M12 3.200v4M12 16.800v4" />
    </>
  ),
  orbit: (
    <>
      <circle cx="12" cy="12" r="2.6" />
      <path d="M19.2 8.200a8.2 8.2 0 1 1-3.4-3.4" />
      <circle cx="17.8" cy="6.2" r="1.5" />
    </>
  ),
  heart: (
    <path d="M12 20C6.5 16 3.5 12.9 3.5 9.200a4.4 4.4 0 0 1 8.5-1.6 4.4 4.4 0 0 1 8.5 1.600c0 3.7-3 6.8-8.5 10.800Z" />
  ),
  aspects: (
    <>
      <path d="M12 4.5 4.8 17.500h14.400Z" />
      {dot(12, 3.8)}
      {dot(4.2, 18)}
      {dot(19.8, 18)}
    </>
  ),
  design: (
    <>
      <circle cx="12" cy="5.5" r="2.7" />
      <circle cx="5.7" cy="16.500" r="2.7" />
      <circle cx="18.3" cy="16.500" r="2.7" />
      <path d="M10.600 7.900 7.200 14.200M13.400 7.900l3.400 6.300M8.400 16.500h7.200" />
    </>
  ),
  numbers: <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.500c2.5 2.5 3.7 5.3 3.7 8.500s-1.2 6-3.7 8.500c-2.5-2.5-3.7-5.3-3.7-8.500s1.2-6 3.7-8.500Z" />
    </>
  ),
  table: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M3.5 9.500h17M9.5 9.500v10M3.5 14.500h17" />
    </>
  ),
  book: (
    <path d="M12 6.500C10 5 7.3 4.5 3.8 4.800v13c3.5-.3 6.2.2 8.2 1.7 2-1.5 4.7-2 8.2-1.700v-13C16.7 4.5 14 5 12 6.500Zm0 0v13" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.200v5" />
      {dot(12, 8)}
    </>
  ),
  alert: (
    <>
      <path d="M12 4 3 19.500h18Z" />
      <path d="M12 10v4.5" />
      {dot(12, 16.9)}
    </>
  ),
  link: (
    <path d="M10 13.500a4.2 4.2 0 0 0 6 .3l3-3a4.2 4.2 0 0 0-6-6l-1.3 1.300M14 10.500a4.2 4.2 0 0 0-6-.3l-3 3a4.2 4.2 0 0 0 6 6l1.300-1.300" />
  ),
  download: <path d="M12 4v11M7 10.500l5 5 5-5M4.5 19.500h15" />,
  printer: (
    <path d="M7 9V4h10v5M7 17H4.500v-6.500A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.500V17H17M7 14h10v6H7Z" />
  ),
  swap: <path d="M7 4 3.5 7.5 7 11M3.5 7.500h15M17 13l3.5 3.500L17 20M20.5 16.500h-15" />,
  trash: (
    <path d="M4 6.800h16M9.5 6.500V4h5v2.500M6.3 7l.9 13h9.600l.9-13M10.3 10.800v5.500M13.7 10.800v5.5" />
  ),
  login: (
    <path d="M10 4.500h7a2.5 2.5 0 0 1 2.5 2.500v10a2.5 2.5 0 0 1-2.5 2.500h-7M4 12h10.500M10.5 8l4 4-4 4" />
  ),
  logout: (
    <path d="M13.5 4.500H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.500h6.500M9.5 12H20M16 8l4 4-4 4" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

interface IconProps {
  readonly name: IconName;
  /** Edge of the square in CSS pixels. */
  readonly size?: number;
  /** What a screen reader says; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

export function Icon({ name, size = 20, label, className = "" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${/left|right/.test(name) ? "rtl:-scale-x-100 " : ""}${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {SHAPES[name]}
    </svg>
  );
}
