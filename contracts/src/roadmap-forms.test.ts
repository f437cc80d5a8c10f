import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar-day';
import { projectSchema } from './projects';
import { inFull, inShort } from './roadmap-forms';
import { staffingOf } from './staffing';

const DATES = { startDate: '2026-04-01', endDate: '2026-04-30' };
const QUAY = projectSchema.parse({
  _id: 'quay',
  name: 'Quay',
  description: '',
  status: 'active',
  teamSize: 2,
  requiredSkills: ['Go', 'SQL'],
  currentTeamSize: 0,
  coveredSkills: [],
  missingSkills: [],
  version: 1,
  ...DATES,
});

it('says the same in short as in full', () => {
  const stint = fc
    .record({
      engineerId: fc.constantFrom('ada', 'ben', 'cleo'),
      first: fc.integer({ min: -10, max: 40 }),
      length: fc.integer({ min: 0, max: 20 }),
      skills: fc.subarray(['Go', 'SQL']),
    })
    .map(({ first, length, ...who }) => {
      const startDate = addDays(DATES.startDate, first);
      return { ...who, startDate, endDate: addDays(startDate, length) };
    });
  fc.assert(
    fc.property(fc.array(stint, { maxLength: 6 }), (stints) => {
      const { steps, gaps } = staffingOf(QUAY, stints);
      const full = { ...QUAY, staffing: steps, gaps };
      expect(inFull(inShort(full))).toEqual(full);
      expect(inFull(full)).toEqual(full);
    }),
  );
});
