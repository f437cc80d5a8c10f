import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addDays, FIRST_DAY, LAST_DAY } from './calendar-day';
import { endpoints } from './endpoints';
import { MAX_DAYS_SHOWN, optionalSpanFields, spanFields } from './span-query';

type Shape = Record<string, z.core.$ZodType | undefined>;
const shapeOf = (schema: z.ZodMiniType | undefined): Shape =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

const asked = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const query: z.ZodMiniType | undefined = 'query' in endpoint ? endpoint.query : undefined;
  const { from, to } = shapeOf(query);
  return query && (from ?? to) ? [{ name, query, from, to }] : [];
});
const days = asked.filter(({ name }) => name !== 'listChanges');
/** Those whose answer, or whose work, grows with the days. */
const BOUNDED = ['getSchedule', 'getProjectSchedule', 'getRoadmap', 'findPeople'];

function messagesOf(query: z.ZodMiniType, value: object): string[] {
  const ours = ['from', 'to'];
  const issues = query.safeParse({ min: 50, ...value }).error?.issues ?? [];
  return issues.filter(({ path }) => ours.includes(String(path[0]))).map(({ message }) => message);
}

describe('the days that an endpoint is asked for', () => {
  it('are those of one schema everywhere, except for points in time', () => {
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...BOUNDED, 'listEngineers', 'listAvailability', 'listChanges']),
    );
    for (const { name, from, to } of days) {
      expect([spanFields.from, optionalSpanFields.from], name).toContain(from);
      expect([spanFields.to, optionalSpanFields.to, undefined], name).toContain(to);
    }
  });

  it.each(asked)('lie in the calendar that can be planned: $name', ({ name, query, to }) => {
    const at = (day: string) => (name === 'listChanges' ? `${day}T12:00:00Z` : day);
    const last = to && { to: at('9999-12-31') };
    expect(messagesOf(query, { from: at('0001-01-01'), ...last })).toEqual([
      'from must be between 1900-01-01 and 2999-12-31',
      ...(to ? ['to must be between 1900-01-01 and 2999-12-31'] : []),
    ]);
    expect(messagesOf(query, { from: at(FIRST_DAY), ...(to && { to: at('1900-01-02') }) })).toEqual([]);
    expect(messagesOf(query, { from: at(LAST_DAY), ...(to && { to: at(LAST_DAY) }) })).toEqual([]);
  });

  it.each(days.filter(({ to }) => to))('are in order, and not more than fit: $name', ({ name, query }) => {
    const from = '2026-03-01';
    expect(messagesOf(query, { from, to: '2026-02-28' })).toEqual(['from cannot be after to']);
    const most = BOUNDED.includes(name) ? addDays(from, MAX_DAYS_SHOWN - 1) : LAST_DAY;
    expect(messagesOf(query, { from, to: most })).toEqual([]);
    if (!BOUNDED.includes(name)) return;
    expect(messagesOf(query, { from, to: addDays(most, 1) })).toEqual([
      'to must be at most 3660 days after from',
    ]);
  });

  it('of everything that is sent to be stored lie in that calendar, too', () => {
    const bodies = Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const shape = shapeOf('body' in endpoint ? endpoint.body : undefined);
      return [shape['startDate'], shape['endDate']].flatMap((day) => (day ? [{ name, day }] : []));
    });
    expect(bodies.length).toBeGreaterThan(4);
    for (const { name, day } of bodies) {
      for (const outside of ['1899-12-31', '3000-01-01']) {
        const [issue] = z.safeParse(day, outside).error?.issues ?? [];
        expect(issue?.message, name).toMatch(/^(Start|End) date must be between 1900-01-01 and 2999-12-31$/);
      }
    }
  });
});
