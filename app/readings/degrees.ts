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

/** An angle without its sign, to the nearest minute; degrees, finite. */
export function nearestMinute(degrees: number): Pick<Arc, "degree" | "minute"> {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return { degree: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** Whole degrees, minutes and seconds of arc. */
export interface Arc {
  readonly degree: number;
  /** 0–59. */
  readonly minute: number;
  /** 0–59. */
  readonly second: number;
}

/** An angle without its sign, cut to the second and never rounded up; degrees, finite. */
export function arcOf(degrees: number): Arc {
  const size = Math.abs(degrees);
  const degree = Math.floor(size);
  const minutes = (size - degree) * 60;
  const minute = Math.min(59, Math.floor(minutes)); // a hair below a whole degree, sixtyfold, may be 60
  return { degree, minute, second: secondOf(minutes - minute) };
}

/** Whole seconds, 0–59, of what is left of a minute (in minutes). */
export function secondOf(minutes: number): number {
  return Math.max(0, Math.min(59, Math.floor(minutes * 60)));
}

/** `24°03′09″`. */
export function degreesMinutesSeconds(arc: Arc): string {
  return `${degreesAndMinutes(arc)}${String(arc.second).padStart(2, "0")}″`;
}
