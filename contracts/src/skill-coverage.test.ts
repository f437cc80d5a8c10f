import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type DaySpan } from './calendar-day';
import { skillGaps } from './skill-coverage';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const member = (skills: string[], startDate: string, endDate: string) => ({ skills, startDate, endDate });

describe('skill gaps', () => {
  it('are the days on which nobody assigned has the skill', () => {
    const members = [
      member(['go', 'SQL'], '2026-03-01', '2026-04-10'),
      member(['Go'], '2026-04-15', '2026-04-20'),
    ];
    expect(skillGaps({ ...APRIL, requiredSkills: ['Go', 'SQL', 'Security'] }, members)).toEqual([
      { skill: 'Go', startDate: '2026-04-11', endDate: '2026-04-14' },
      { skill: 'Go', startDate: '2026-04-21', endDate: '2026-04-30' },
      { skill: 'SQL', startDate: '2026-04-11', endDate: '2026-04-30' },
      { skill: 'Security', startDate: '2026-04-01', endDate: '2026-04-30' },
    ]);
  });

  it('do not exist when the team covers every day between them', () => {
    const members = [member(['Go'], '2026-04-16', '2026-05-31'), member(['Go'], '2026-04-01', '2026-04-15')];
    expect(skillGaps({ ...APRIL, requiredSkills: ['Go'] }, members)).toEqual([]);
  });

  it('are exactly the days found by going through them one by one', () => {
    const spans = fc
      .tuple(fc.integer({ min: -10, max: 40 }), fc.integer({ min: 0, max: 20 }))
      .map(([from, length]): DaySpan => ({
        startDate: addDays(APRIL.startDate, from),
        endDate: addDays(APRIL.startDate, from + length),
      }));
    const members = fc.array(
      fc.tuple(spans, fc.subarray(['Go', 'SQL'])).map(([days, skills]) => ({ ...days, skills })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(members, (team) => {
        const gaps = skillGaps({ ...APRIL, requiredSkills: ['Go', 'SQL'] }, team);
        for (const skill of ['Go', 'SQL']) {
          for (let day = APRIL.startDate; day <= APRIL.endDate; day = addDays(day, 1)) {
            const on = ({ startDate, endDate }: DaySpan) => startDate <= day && day <= endDate;
            const isCovered = team.some((each) => on(each) && each.skills.includes(skill));
            expect(gaps.filter((gap) => gap.skill === skill && on(gap))).toHaveLength(isCovered ? 0 : 1);
          }
        }
      }),
    );
  });
});
