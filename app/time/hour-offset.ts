/** Whether clocks are set to so many hours east of Greenwich: from -12 to 14, in quarters. */
export function isHourOffset(hours: number): boolean {
  return hours >= -12 && hours <= 14 && Number.isInteger(hours * 4);
}
