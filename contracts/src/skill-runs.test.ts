import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, countDays } from './calendar-day';
import { skillGaps } from './skill-coverage';
import { skillRuns } from './skill-runs';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const member = (name: string, skills: string[], startDate: string, endDate: string) => ({
  name,
  skills,
  startDate,
  endDate,
});

it('say who covers a skill when', () => {
  const team = [
    member('Zoe', ['go'], '2026-03-01', '2026-04-10'),
    member('Ana', ['Go'], '2026-04-06', '2026-04-20'),
    member('Ana', ['Go'], '2026-04-08', '2026-04-09'),
    member('Ben', ['SQL'], '2026-04-01', '2026-04-30'),
  ];
  expect(skillRuns('Go', APRIL, team)).toEqual([
    { startDate: '2026-04-01', endDate: '2026-04-05', by: ['Zoe'] },
    { startDate: '2026-04-06', endDate: '2026-04-10', by: ['Ana', 'Zoe'] },
    { startDate: '2026-04-11', endDate: '2026-04-20', by: ['Ana'] },
    { startDate: '2026-04-21', endDate: '2026-04-30', by: [] },
  ]);
});

it('have every day of the project once, and are uncovered exactly in the skill gaps', () => {
  const team = fc.array(
    fc
      .tuple(
        fc.constantFrom('Ana', 'Ben', 'Zoe'),
        fc.subarray(['Go', 'SQL']),
        fc.integer({ min: -10, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
      )
      .map(([name, skills, from, length]) =>
        member(name, skills, addDays(APRIL.startDate, from), addDays(APRIL.startDate, from + length)),
      ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(team, (members) => {
      const runs = skillRuns('Go', APRIL, members);
      expect(runs.reduce((days, run) => days + countDays(run), 0)).toBe(countDays(APRIL));
      const gaps = skillGaps({ ...APRIL, requiredSkills: ['Go'] }, members);
      const uncovered = runs.filter(({ by }) => by.length === 0);
      expect(uncovered.map(({ startDate, endDate }) => ({ skill: 'Go', startDate, endDate }))).toEqual(gaps);
    }),
  );
});
