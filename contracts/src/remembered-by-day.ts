import type { CalendarDay } from './calendar-day';

/**
 * Memoizes a function of an object and a day, for the last day requested of each object, because nearly all calls use
 * the same day. Objects must be immutable.
 */
export function rememberedByDay<Subject extends object, Found>(
  find: (subject: Subject, day: CalendarDay) => Found,
): (subject: Subject, day: CalendarDay) => Found {
  const remembered = new WeakMap<Subject, { day: CalendarDay; found: Found }>();
  return (subject, day) => {
    const known = remembered.get(subject);
    if (known?.day === day) return known.found;
    const found = find(subject, day);
    remembered.set(subject, { day, found });
    return found;
  };
}
