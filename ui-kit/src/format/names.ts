// Not from `Intl`: its first use takes browsers some 40 ms, and every first screen formats days.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `short` has three letters, as in `Mar` or `Wed`. */
type NameStyle = 'long' | 'short';

const styled = (name = '', style: NameStyle) => (style === 'short' ? name.slice(0, 3) : name);

/** Name of a calendar day's month (YYYY-MM-DD, or YYYY-MM): `March`, or `Mar`. */
export function monthName(day: string, style: NameStyle = 'long'): string {
  return styled(MONTHS[Number(day.slice(5, 7)) - 1], style);
}

/** The month, from 1 to 12, whose name has the same first three letters, in any case. */
export function monthNumber(name: string): number | undefined {
  const short = name.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === short);
  return index < 0 ? undefined : index + 1;
}

/** Name of a calendar day's weekday (YYYY-MM-DD): `Wednesday`, or `Wed`. */
export function weekdayName(day: string, style: NameStyle = 'long'): string {
  return styled(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()], style);
}
