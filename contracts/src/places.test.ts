import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type DaySpan } from './calendar-day';
import { fillPlaces } from './places';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const on = (engineerId: string, startDate: string, endDate: string) => ({ engineerId, startDate, endDate });
const isOn = (day: string) => (span: DaySpan) => span.startDate <= day && day <= span.endDate;

describe('the places of a project', () => {
  it('are open before and after who has them', () => {
    const [first, second, ...others] = fillPlaces({ ...APRIL, teamSize: 2 }, [
      on('ana', '2026-04-06', '2026-04-17'),
    ]);
    expect(first).toMatchObject({
      stints: [{ engineerId: 'ana' }],
      open: [
        { startDate: '2026-04-01', endDate: '2026-04-05' },
        { startDate: '2026-04-18', endDate: '2026-04-30' },
      ],
    });
    expect(second).toEqual({ stints: [], open: [APRIL] });
    expect(others).toEqual([]);
  });

  it('are kept by who comes back, and given on if they are free', () => {
    const places = fillPlaces({ ...APRIL, teamSize: 2 }, [
      on('ana', '2026-04-01', '2026-04-10'),
      on('ben', '2026-04-01', '2026-04-10'),
      on('ben', '2026-04-15', '2026-04-30'),
      on('cleo', '2026-04-20', '2026-04-30'),
    ]);
    expect(places.map(({ stints }) => stints.map(({ engineerId }) => engineerId))).toEqual([
      ['ana', 'cleo'],
      ['ben', 'ben'],
    ]);
  });

  it('count somebody with several assignments once', () => {
    const places = fillPlaces({ ...APRIL, teamSize: 1 }, [
      on('ana', '2026-04-01', '2026-04-20'),
      on('ana', '2026-04-10', '2026-04-15'),
      on('ana', '2026-04-21', '2026-04-30'),
    ]);
    expect(places).toMatchObject([{ stints: [{ ...APRIL, engineerId: 'ana' }], open: [] }]);
  });

  it('are as many as people are there at once, of which only those that are missing are open', () => {
    const places = fillPlaces({ ...APRIL, teamSize: 1 }, [
      on('ana', '2026-04-01', '2026-04-20'),
      on('ben', '2026-04-10', '2026-04-15'),
    ]);
    expect(places).toHaveLength(2);
    expect(places.map(({ open }) => open)).toEqual([
      [{ startDate: '2026-04-21', endDate: '2026-04-30' }],
      [],
    ]);
  });

  it('never overlap, have everybody once, and are open exactly as far as the team lacks people', () => {
    const assignments = fc.array(
      fc
        .tuple(
          fc.constantFrom('a', 'b', 'c', 'd', 'e'),
          fc.integer({ min: -10, max: 40 }),
          fc.integer({ min: 0, max: 20 }),
        )
        .map(([who, from, length]) =>
          on(who, addDays(APRIL.startDate, from), addDays(APRIL.startDate, from + length)),
        ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(assignments, fc.integer({ min: 1, max: 6 }), (given, teamSize) => {
        const places = fillPlaces({ ...APRIL, teamSize }, given);
        const laid = places.flatMap(({ stints }) => stints.flatMap((stint) => stint.assignments));
        expect(new Set(laid)).toEqual(new Set(given));
        expect(laid).toHaveLength(given.length);
        let most = teamSize;
        for (let day = '2026-03-20'; day <= '2026-06-10'; day = addDays(day, 1)) {
          const isThere = isOn(day);
          const people = new Set(given.filter(isThere).map(({ engineerId }) => engineerId));
          const taken = places.flatMap(({ stints }) => stints.filter(isThere));
          expect(taken.map(({ engineerId }) => engineerId).sort()).toEqual([...people].sort());
          for (const { stints, open } of places) {
            expect(stints.filter(isThere).length + open.filter(isThere).length).toBeLessThanOrEqual(1);
          }
          const isInProject = isThere(APRIL);
          const open = places.filter((place) => place.open.some(isThere)).length;
          expect(open).toBe(isInProject ? Math.max(0, teamSize - people.size) : 0);
          most = Math.max(most, people.size);
        }
        expect(places).toHaveLength(most);
      }),
    );
  });
});
