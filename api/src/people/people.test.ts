import { findPeople } from '@erm/contracts/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, addProject, assign, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
let projectId: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
  ({ _id: projectId } = await addProject(api, token));
  const { _id: other } = await addProject(api, token, { name: 'Quay' });
  const add = async (name: string, fields: object, work: [string, number, string, string][] = []) => {
    const { _id: engineerId } = await addEngineer(api, token, { name, ...fields });
    for (const [on, percent, startDate, endDate] of work) {
      await assign(api, token, {
        engineerId,
        projectId: on,
        allocationPercentage: percent,
        startDate,
        endDate,
      });
    }
  };
  await add('Ilya', { skills: ['Go'], seniority: 'mid', department: 'Infrastructure' }, [
    [projectId, 20, '2026-02-01', '2026-02-28'],
  ]);
  await add('Tomasz', { skills: ['PostgreSQL'] }, [[other, 30, '2026-06-01', '2026-06-12']]);
  await add('Olena', { skills: ['go'] }, [[other, 60, '2026-01-01', '2026-12-31']]);
  await add('Bronwen', { skills: ['Go'] }, [[other, 80, '2026-05-04', '2026-06-26']]);
  await add('Kateryna', { skills: ['Go'] }, [[other, 80, '2026-05-04', '2026-12-11']]);
  await add('Camille', { skills: ['Swift'] });
  await add('Ana', { skills: ['Go', 'PostgreSQL'] }, [[projectId, 10, '2026-07-31', '2026-08-31']]);
});
afterAll(() => api.close());

type Query = Record<string, string | number | readonly string[]>;
const DATES = { from: '2026-06-01', to: '2026-07-31', min: 40 };
const find = async (query: Query = {}) =>
  (await call(api, findPeople, { token, query: { ...DATES, ...query } })).data;
const namesOf = (people: readonly { engineer: { name: string } }[]) =>
  people.map(({ engineer }) => engineer.name).join(' ');

describe('finding people', () => {
  it('ranks who has any skill and the time, with the parts of the fit', async () => {
    const found = await find({ skill: ['Go', 'PostgreSQL'], project: projectId });
    expect(namesOf(found.matches)).toBe('Ilya Tomasz Olena');
    expect(found.matches.map(({ fit }) => fit)).toEqual([
      { skills: 30, free: 30, project: 10, total: 70 },
      { skills: 30, free: 21, project: 0, total: 51 },
      { skills: 30, free: 12, project: 0, total: 42 },
    ]);
    expect(found.matches[1]).toMatchObject({
      free: 70,
      coveredSkills: ['PostgreSQL'],
      missingSkills: ['Go'],
      steps: [
        { startDate: '2026-06-01', endDate: '2026-06-12', load: 30 },
        { startDate: '2026-06-13', endDate: '2026-07-31', load: 0 },
      ],
    });
    expect(found).toMatchObject({ total: 3, alreadyAssigned: 1 });
    expect(found.suggestions).toBeUndefined();
  });

  it('finds only who has all skills if that is asked for', async () => {
    expect(namesOf((await find({ skill: ['Go', 'PostgreSQL'], match: 'all' })).matches)).toBe('Ana');
    expect(namesOf((await find({ skill: ['Go', 'PostgreSQL'], match: 'any' })).matches)).toContain('Olena');
  });

  it('tells when those with the skills but not the time are free', async () => {
    const { nearly } = await find({ skill: 'Go' });
    expect(namesOf(nearly)).toBe('Bronwen Kateryna');
    expect(nearly.map(({ freeRanges, mostFree }) => ({ freeRanges, mostFree }))).toEqual([
      { freeRanges: [{ startDate: '2026-06-29', endDate: '2026-07-31' }], mostFree: 100 },
      { freeRanges: [], mostFree: 20 },
    ]);
  });

  it('filters by department and seniority, and counts what the limit cuts off', async () => {
    expect(namesOf((await find({ department: 'infrastructure' })).matches)).toBe('Ilya');
    expect(namesOf((await find({ seniority: 'mid' })).matches)).toBe('Ilya');
    const cut = await find({ limit: 2 });
    expect([cut.matches.length, cut.total]).toEqual([2, 5]);
  });

  it('suggests what helps if nobody fits', async () => {
    const nobody = await find({ skill: 'PostgreSQL', min: 75, project: projectId });
    expect(nobody.matches).toEqual([]);
    expect(nobody.suggestions).toMatchObject({
      closest: { engineer: { name: 'Tomasz' }, free: 70 },
      freePercentage: 70,
      matchesWithoutSkills: 2,
    });
  });

  it.each([
    [{ min: 4 }, 'min', 'min must be a whole number from 5 to 100'],
    [{ min: '1e1' }, 'min', 'min must be a whole number from 5 to 100'],
    [{ to: '2026-05-01' }, 'from', 'from cannot be after to'],
    [{ match: 'some' }, 'match', 'match must be all or any'],
    [{ seniority: 'boss' }, 'seniority', 'Seniority must be one of junior, mid, senior, lead'],
    [{ project: 'x' }, 'project', 'project must be an id of 24 hexadecimal characters'],
  ])('rejects %j', async (query, path, message) => {
    expect(await expectFailure(api, findPeople, { token, query: { ...DATES, ...query } })).toMatchObject({
      status: 400,
      issues: [{ path, message }],
    });
  });

  it('requires dates and a percentage', async () => {
    const { issues } = await expectFailure(api, findPeople, { token });
    expect(issues?.map(({ message }) => message)).toEqual([
      'from is required',
      'to is required',
      'min is required',
    ]);
  });
});
