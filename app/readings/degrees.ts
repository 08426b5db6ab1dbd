/** `24°03′`. */
export function degreesAndMinutes({
  degree,
  minute,
}: {
  /** Whole, 0–29 within a sign. */
  readonly degree: number;
  /** Whole, 0–59. */
  readonly minute: number;
}): string {
  return `${degree}°${String(minute).padStart(2, "0")}′`;
}
