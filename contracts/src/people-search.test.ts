import { describe, expect, it } from 'vitest';
import { loadCurve } from './load-curve';
import type { SkillMatch } from './person-fit';
import { searchPeople } from './people-search';
import { MONDAY_TO_FRIDAY } from './work-calendar';

const SPAN = { startDate: '2026-06-01', endDate: '2026-07-31' };

const person = (name: string, skills: string[], load = 0, until = SPAN.endDate) => ({
  name,
  skills,
  maxCapacity: 100,
  load: loadCurve(load ? [{ startDate: '2026-01-01', endDate: until, allocationPercentage: load }] : []),
  calendar: MONDAY_TO_FRIDAY,
});
const PEOPLE = [
  person('Ilya', ['Go']),
  person('Tomasz', ['PostgreSQL'], 30),
  person('Camille', ['Swift']),
  person('Kateryna', ['Go'], 80),
  person('Bronwen', ['go'], 80, '2026-06-26'),
  person('Ana', ['Go', 'PostgreSQL'], 100),
];

const search = (skills: string[], percentage = 40, match: SkillMatch = 'any') => {
  const found = searchPeople(
    PEOPLE,
    { skills, match, percentage, span: SPAN },
    ({ name }) => name === 'Tomasz',
  );
  const names = (people: { name: string }[]) => people.map(({ name }) => name).join(' ');
  return {
    ...found,
    names: names(found.matches),
    nearlyNames: names(found.nearly),
    closestName: found.closest?.name,
  };
};

describe('searching people', () => {
  it('finds those with any of the skills, best fit first, and those without the time', () => {
    const found = search(['Go', 'PostgreSQL']);
    expect(found.names).toBe('Tomasz Ilya');
    expect(found.matches.map(({ fit }) => fit.total)).toEqual([61, 60]);
    expect(found.nearlyNames).toBe('Bronwen Kateryna');
    expect(found).toMatchObject({ closest: null, freePercentage: null, matchesWithoutSkills: 0 });
  });

  it('finds only those with all of the skills if that is asked for', () => {
    expect(search(['go', 'PostgreSQL'], 40, 'all')).toMatchObject({ names: '', nearlyNames: '' });
    expect(search(['go'], 40, 'all').names).toBe('Ilya');
    expect(search([], 40, 'all').names).toBe(search([]).names);
  });

  it('finds everybody with the time if no skill is asked for', () => {
    expect(search([]).names).toBe('Tomasz Camille Ilya');
  });

  it('suggests what helps if nobody has both', () => {
    const found = search(['PostgreSQL'], 75);
    expect(found.names).toBe('');
    expect(found).toMatchObject({ closestName: 'Tomasz', freePercentage: 70, matchesWithoutSkills: 2 });
    expect(search(['COBOL'])).toMatchObject({ closestName: 'Tomasz', freePercentage: null });
  });

  it('lists at most five who are nearly available, and nobody who is never free', () => {
    const many = Array.from({ length: 7 }, (_, index) => person(`P${index}`, ['Go'], index === 0 ? 100 : 80));
    const found = searchPeople(
      many,
      { skills: ['Go'], match: 'any', percentage: 40, span: SPAN },
      () => false,
    );
    expect(found.nearly.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
  });

  it('finds nobody without a working day', () => {
    const weekend = { startDate: '2026-06-06', endDate: '2026-06-07' };
    const found = searchPeople(
      PEOPLE,
      { skills: [], match: 'any', percentage: 5, span: weekend },
      () => false,
    );
    expect(found).toMatchObject({ matches: [], nearly: [], closest: null, matchesWithoutSkills: 0 });
  });
});
