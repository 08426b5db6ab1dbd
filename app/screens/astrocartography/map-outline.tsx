/** A faint outline of what will appear: a globe's grid, crossed by lines that rise and set. */
export function MapOutline() {
  return (
    <svg
      viewBox="0 0 256 128"
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
      className="w-full"
      aria-hidden="true"
    >
      <rect x="0.5" y="0.5" width="255" height="127" rx="8" />
      <path d="M0 32H256M0 64H256M0 96H256" strokeOpacity={0.35} />
      <path d="M58 0V128M186 0V128" strokeWidth={1.5} />
      <path
        d="M20 128C26 96 44 84 52 64S78 20 92 12s24 6 30 20"
        strokeWidth={1.5}
        strokeDasharray="7 3 1.5 3"
      />
      <path
        d="M236 0c-6 32-24 44-32 64s-26 44-40 52-24-6-30-20"
        strokeWidth={1.5}
        strokeDasharray="1.500 3.500"
      />
      <path d="M122 0V128" strokeWidth={1.5} strokeDasharray="7 4" />
      <circle cx="90" cy="48" r="4" />
      <path d="M90 38v6M90 52v6M80 48h6M94 48h6" />
    </svg>
  );
}
