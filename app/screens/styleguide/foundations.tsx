import { BODIES, EXTRA_POINTS } from "~/astrology/bodies";
import { ALL_ASPECT_TYPES } from "~/astrology/orbs";
import { SIGNS } from "~/astrology/signs";
import { slugOf } from "~/components/drawings/body-style";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import { ICON_NAMES, Icon } from "~/components/ui/icons";

const COLOURS = {
  Surfaces: ["ground", "card", "raised", "sunken", "line", "edge"],
  Words: ["ink", "muted"],
  "What can be pressed, and marks": ["gold", "gold-strong", "gold-soft", "on-gold", "lilac", "lilac-soft"],
  Messages: ["danger", "danger-soft", "on-danger", "success", "success-soft"],
  Elements: ["fire", "earth", "air", "water"],
  Aspects: ["tense", "flowing", "minor", "fusing"],
  Bodies: BODIES.map(slugOf),
  Extras: EXTRA_POINTS.map(slugOf),
} as const;

export function Colours() {
  return (
    <div className="space-y-8">
      {Object.entries(COLOURS).map(([group, tokens]) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
            {tokens.map((token) => (
              <li key={token} className="text-xs text-muted">
                <div
                  className="mb-1 h-14 rounded-md border border-line"
                  style={{ background: `var(--${token})` }}
                />
                {token}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const SIZES = [
  ["2xl", "text-2xl font-display font-semibold", "The Moon in Pisces"],
  ["xl", "text-xl font-display font-semibold", "Saturn in the seventh house"],
  ["lg", "text-lg font-display font-semibold", "Rising Libra, 13°42′"],
  [
    "base",
    "text-base max-w-prose",
    "Mars wants to act and Virgo wants to be of use, so you go at a problem the way a watchmaker opens a case: smallest screw first.",
  ],
  ["sm", "text-sm", "Required for accurate house positions"],
  ["xs", "text-xs tabular", "24°23′ · 04:05:59 · 1,111.10"],
] as const;

export function Type() {
  return (
    <dl className="space-y-5">
      {SIZES.map(([name, classes, sample]) => (
        <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[4rem_1fr]">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={classes}>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}

const GLYPHS: readonly GlyphName[] = [
  ...SIGNS,
  ...BODIES,
  ...EXTRA_POINTS,
  ...ALL_ASPECT_TYPES,
  "Retrograde",
];

export function Drawings() {
  return (
    <div className="space-y-8">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {GLYPHS.map((name) => (
          <li key={name} className="text-xs text-muted">
            <span className="flex items-end gap-3 text-ink">
              <Glyph name={name} size={40} />
              <Glyph name={name} size={24} />
              <Glyph name={name} size={14} />
            </span>
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4">
        {ICON_NAMES.map((name) => (
          <li key={name} className="text-xs text-muted">
            <Icon name={name} className="mb-1 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
