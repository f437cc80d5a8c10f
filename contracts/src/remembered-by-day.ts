import type { CalendarDay } from './calendar-day';

/**
 * Remembers what follows from an object and a day, for the last day that each object was asked for, because nearly all ask
 * for the same. An object must not change; what changes has to become another one.
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
