import { expect, it } from 'vitest';
import { readUser } from './read-user';

const ana = { _id: 'a1', id: 'a1', name: 'Ana', email: 'ana@example.com', role: 'engineer' } as const;
const complete = {
  ...ana,
  skills: ['Go'],
  seniority: 'lead',
  maxCapacity: 50,
  department: 'Web',
  version: 3,
};

it.each([{ data: { user: complete } }, { data: complete }, complete])(
  'reads the user in data.user, data, or the body',
  async (body) => {
    expect(await readUser(body)).toEqual(complete);
  },
);

it('reads a profile that lacks fields with the defaults', async () => {
  const read = { ...ana, skills: [], seniority: null, maxCapacity: 100, department: '', version: 0 };
  expect(await readUser({ data: ana })).toEqual(read);
  const odd = { ...ana, skills: 'Go', seniority: null, maxCapacity: null };
  expect(await readUser({ data: odd })).toEqual(read);
});

it('reads none without a name', async () => {
  expect(await readUser({ data: { ...complete, name: undefined } })).toBeNull();
});
