/**
 * A moment of Universal Time in milliseconds since 1970-01-01T00:00:00, as `Date.prototype.getTime` gives it.
 * UTC and UT1 are held equal: they differ by less than 0.9 s, which moves the Moon by 0.5″ and the meridian by 14″ at
 * most (the ascendant by a few times as much), and before 1960 there is no UTC at all.
 */
export type Instant = number;

export const MILLISECONDS_PER_DAY = 86_400_000;

/** Julian date (UT) of the Unix epoch. */
const UNIX_EPOCH_JULIAN_DATE = 2_440_587.5;

/** Julian date in Universal Time. */
export function julianDate(instant: Instant): number {
  return UNIX_EPOCH_JULIAN_DATE + instant / MILLISECONDS_PER_DAY;
}

/** 00:00 UT of a proleptic Gregorian date; `month` is 1–12. */
export function instantOfDate(year: number, month: number, day: number): Instant {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}

/**
 * `2026-11-22T14:30:00.000Z`, letter for letter what `Date.prototype.toISOString` writes (parts of a millisecond are cut
 * off), for years of four digits, in a quarter of its time: a forecast holds ten thousand of these. Days are counted from
 * 1 March of a year 400 n, so that the day of a leap year is its last.
 */
export function isoOf(instant: Instant): string {
  const whole = Math.trunc(instant);
  const days = Math.floor(whole / MILLISECONDS_PER_DAY);
  const ofDay = whole - days * MILLISECONDS_PER_DAY;
  const sinceMarch = days + DAYS_TO_1970;
  const era = Math.floor(sinceMarch / DAYS_OF_400_YEARS);
  const ofEra = sinceMarch - era * DAYS_OF_400_YEARS;
  const leapDays = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leapDays) / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // From March on months have 31, 30, 31, 30 and 31 days, and so again.
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = 400 * era + yearOfEra + (month < 3 ? 1 : 0);
  const seconds = Math.floor(ofDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const hour = Math.floor(minutes / 60);
  const minute = minutes - 60 * hour;
  const second = seconds - 60 * minutes;
  const thousandths = ofDay - 1000 * seconds;
  // One call makes one string; put together of parts it would be flattened later.
  // biome-ignore format: as it is read
  return String.fromCharCode(
    digit(year, 1000), digit(year, 100), digit(year, 10), digit(year, 1), HYPHEN,
    digit(month, 10), digit(month, 1), HYPHEN, digit(day, 10), digit(day, 1), LETTER_T,
    digit(hour, 10), digit(hour, 1), COLON, digit(minute, 10), digit(minute, 1), COLON,
    digit(second, 10), digit(second, 1), DOT,
    digit(thousandths, 100), digit(thousandths, 10), digit(thousandths, 1), LETTER_Z,
  );
}

/** The letter of one digit of a whole number that is not negative: of its ones, tens, hundreds. */
function digit(number: number, place: number): number {
  return 48 + (Math.floor(number / place) % 10);
}

const HYPHEN = 45;
const DOT = 46;
const COLON = 58;
const LETTER_T = 84;
const LETTER_Z = 90;
const DAYS_OF_400_YEARS = 146_097;
/** From 1 March of the year 0 of the proleptic Gregorian calendar to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/** The years that the site answers for: from the first of these instants up to the other. */
export const FIRST_INSTANT = instantOfDate(1800, 1, 1);
export const END_INSTANT = instantOfDate(2101, 1, 1);
