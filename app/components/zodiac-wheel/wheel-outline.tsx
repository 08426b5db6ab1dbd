/** The wheel without a sky: rings and twelve divisions, for the place where one will appear. */
export function WheelOutline() {
  const spokes = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  return (
    <svg viewBox="0 0 500 500" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
      <circle cx={250} cy={250} r={220} />
      <circle cx={250} cy={250} r={180} />
      <circle cx={250} cy={250} r={96} />
      {spokes.map((angle) => (
        <line
          key={angle}
          x1={250 + 180 * Math.cos(angle)}
          y1={250 + 180 * Math.sin(angle)}
          x2={250 + 220 * Math.cos(angle)}
          y2={250 + 220 * Math.sin(angle)}
        />
      ))}
    </svg>
  );
}
