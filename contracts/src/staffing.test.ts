import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type DaySpan } from './calendar-day';
import { fillPlaces } from './places';
import { isUnderstaffed, lacksFrom, openPlaces, placeHolders, staffingOf, type Stint } from './staffing';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30', requiredSkills: ['Go', 'SQL'] };
const includes = ({ startDate, endDate }: DaySpan, day: string) => startDate <= day && day <= endDate;

const stint = fc
  .record({
    engineerId: fc.constantFrom('ada', 'ben', 'cleo', 'dan'),
    first: fc.integer({ min: -20, max: 40 }),
    length: fc.integer({ min: 0, max: 25 }),
    skills: fc.subarray(['Go', 'SQL', 'React']),
  })
  .map(({ first, length, ...who }): Stint => {
    const startDate = addDays(APRIL.startDate, first);
    return { ...who, startDate, endDate: addDays(startDate, length) };
  });

describe('the staffing of a project', () => {
  it('counts the people who are assigned on a day', () => {
    const on = (engineerId: string, startDate: string, endDate: string) => ({
      engineerId,
      startDate,
      endDate,
      skills: [],
    });
    const { steps } = staffingOf(APRIL, [
      on('ada', '2026-03-01', '2026-04-10'),
      on('ada', '2026-04-05', '2026-04-20'),
      on('ben', '2026-04-08', '2026-05-31'),
    ]);
    expect(steps).toEqual([
      { startDate: '2026-04-01', endDate: '2026-04-07', filled: 1 },
      { startDate: '2026-04-08', endDate: '2026-04-20', filled: 2 },
      { startDate: '2026-04-21', endDate: '2026-04-30', filled: 1 },
    ]);
    expect(openPlaces(steps, 2)).toEqual([
      { startDate: '2026-04-01', endDate: '2026-04-07', open: 1 },
      { startDate: '2026-04-21', endDate: '2026-04-30', open: 1 },
    ]);
  });

  it('is one empty step without a team', () => {
    const { startDate, endDate } = APRIL;
    expect(staffingOf(APRIL, []).steps).toEqual([{ startDate, endDate, filled: 0 }]);
  });

  it('is what going through the days one by one finds', () => {
    fc.assert(
      fc.property(fc.array(stint, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), (stints, teamSize) => {
        const { steps, gaps } = staffingOf(APRIL, stints);
        const open = openPlaces(steps, teamSize);
        for (let day = APRIL.startDate; day <= APRIL.endDate; day = addDays(day, 1)) {
          const present = stints.filter((each) => includes(each, day));
          const filled = new Set(present.map(({ engineerId }) => engineerId)).size;
          expect(steps.filter((step) => includes(step, day))).toMatchObject([{ filled }]);
          const holders = placeHolders(stints, day);
          expect(holders).toHaveLength(filled);
          expect(new Set(holders.flat())).toEqual(new Set(present));
          const missing = Math.max(0, teamSize - filled);
          expect(open.filter((range) => includes(range, day))).toMatchObject(
            missing === 0 ? [] : [{ open: missing }],
          );
          const uncovered = APRIL.requiredSkills.filter(
            (skill) => !present.some(({ skills }) => skills.includes(skill)),
          );
          expect(gaps.filter((gap) => includes(gap, day)).map(({ skill }) => skill)).toEqual(uncovered);
        }
        steps.slice(1).forEach((step, index) => {
          expect(step.startDate).toBe(addDays(steps[index]!.endDate, 1));
          expect(step.filled).not.toBe(steps[index]!.filled);
        });
      }),
    );
  });
});

describe('a project that lacks somebody', () => {
  const project = { ...APRIL, teamSize: 1 };
  const lacks = (stints: readonly Stint[], lack: 'open' | 'uncovered', startDate: string, endDate: string) =>
    isUnderstaffed(project, stints, { lack, days: { startDate, endDate } });
  const ada = { engineerId: 'ada', skills: ['go'], startDate: '2026-04-01', endDate: '2026-04-20' };

  it('has an open place or an uncovered skill on one of the days at least', () => {
    expect(lacks([ada], 'open', '2026-03-01', '2026-04-20')).toBe(false);
    expect(lacks([ada], 'open', '2026-04-20', '2026-04-21')).toBe(true);
    expect(lacks([ada], 'uncovered', '2026-04-01', '2026-04-01')).toBe(true);
    const both = { ...ada, skills: ['go', 'SQL'] };
    expect(lacks([both], 'uncovered', '2026-03-01', '2026-04-20')).toBe(false);
    expect(lacks([both], 'uncovered', '2026-04-21', '2026-05-31')).toBe(true);
  });

  it('lacks nobody on days before it starts or after it ends', () => {
    expect(lacks([], 'open', '2026-03-01', '2026-03-31')).toBe(false);
    expect(lacks([], 'uncovered', '2026-05-01', '2026-05-31')).toBe(false);
    expect(lacks([], 'open', '2026-04-30', '2026-04-01')).toBe(false);
  });

  it('is one with an open place or a gap in the schedule', () => {
    const assignments = fc.array(stint, { maxLength: 8 });
    fc.assert(
      fc.property(assignments, fc.integer({ min: 1, max: 3 }), (stints, teamSize) => {
        const within = (lack: 'open' | 'uncovered') =>
          isUnderstaffed({ ...APRIL, teamSize }, stints, { lack, days: APRIL });
        expect(within('open')).toBe(
          fillPlaces({ ...APRIL, teamSize }, stints).some(({ open }) => open.length > 0),
        );
        expect(within('uncovered')).toBe(staffingOf(APRIL, stints).gaps.length > 0);
      }),
    );
  });
});

describe('what a project lacks from a day on', () => {
  const on = (engineerId: string, startDate: string, endDate: string, skills: string[] = []): Stint => {
    return { engineerId, startDate, endDate, skills };
  };
  const lacks = (day: string, stints: readonly Stint[], status = 'active') => {
    const { steps, gaps } = staffingOf(APRIL, stints);
    return lacksFrom(day, { status, teamSize: 3, staffing: steps, gaps });
  };
  const ada = on('ada', '2026-04-01', '2026-04-20', ['Go']);
  const ben = on('ben', '2026-04-11', '2026-04-30', ['SQL', 'Go']);

  it('is the places that nobody fills any more, and the skills that are uncovered on any day', () => {
    expect(lacks('2026-03-01', [ada, ben])).toEqual({ places: 1, skills: 1 });
    expect(lacks('2026-04-11', [ada, ben])).toEqual({ places: 1, skills: 0 });
    expect(lacks('2026-04-20', [ada, ben])).toEqual({ places: 1, skills: 0 });
    expect(lacks('2026-04-21', [ada, ben])).toEqual({ places: 2, skills: 0 });
    expect(lacks('2026-04-21', [ada])).toEqual({ places: 3, skills: 2 });
    const others = ['cleo', 'dan', 'eve'].map((id) => on(id, '2026-04-30', '2026-04-30'));
    expect(lacks('2026-04-30', [ben, ...others])).toEqual({ places: 0, skills: 0 });
  });

  it('is nothing after its end, and for a completed project', () => {
    expect(lacks('2026-05-01', [])).toEqual({ places: 0, skills: 0 });
    expect(lacks('2026-04-01', [], 'completed')).toEqual({ places: 0, skills: 0 });
  });
});
