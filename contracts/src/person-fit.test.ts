import { describe, expect, it } from 'vitest';
import { compareCandidates, isFreeEnough, personRater, type Candidate } from './person-fit';

const person = (changes: Partial<Candidate> = {}): Candidate => ({
  name: 'Ada Park',
  skills: ['Go', 'Kafka'],
  free: 100,
  knowsProject: false,
  ...changes,
});
const search = (...skills: string[]) => ({ skills, percentage: 40 });

describe('the fit of a person', () => {
  it.each([
    ['all of it', search('go', 'KAFKA'), person({ knowsProject: true }), [60, 30, 10, 100]],
    ['no skill asked for', search(), person({ free: 40 }), [0, 12, 0, 12]],
    ['one of three skills', search('Go', 'SQL', 'Rust'), person({ free: 50 }), [20, 15, 0, 35]],
    ['nothing free', search('Go'), person({ free: 0 }), [60, 0, 0, 60]],
    ['no working day', search('Go'), person({ free: null }), [60, 0, 0, 60]],
  ])('with %s', (_, asked, candidate, [skills, free, project, total]) => {
    expect(personRater(asked)(candidate).fit).toEqual({ skills, free, project, total });
  });

  it('orders by fit, then by what is free, then by name', () => {
    const asked = search('Go');
    const people = [
      person({ name: 'Cleo', skills: [] }),
      person({ name: 'Zoe' }),
      person({ name: 'Ben' }),
      person({ name: 'Mei', free: 98, knowsProject: false }),
      person({ name: 'Lin', free: 99 }),
    ].map((candidate) => ({ ...candidate, fit: personRater(asked)(candidate).fit }));
    expect(people.sort(compareCandidates).map(({ name }) => name)).toEqual([
      'Ben',
      'Zoe',
      'Lin',
      'Mei',
      'Cleo',
    ]);
  });

  it('is free enough at exactly what is asked for', () => {
    expect([39, 40, null].map((free) => isFreeEnough(search(), person({ free })))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
