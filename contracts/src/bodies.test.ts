import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createAssignmentBody, updateAssignmentBody } from './assignments';
import { loginBody, profileBody, registerBody } from './auth';
import { createEngineerBody, listEngineersQuery } from './engineers';
import { summarizeIssues, toIssues } from './errors';
import { createProjectBody, updateProjectBody } from './projects';

function refusals(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(toIssues(result.error).map(({ path, message }) => [path, message]));
}

const registration = { name: 'Ana Sousa', email: 'ana@example.com', password: 'secret', role: 'engineer' };
const assignment = {
  engineerId: 'a'.repeat(24),
  projectId: 'b'.repeat(24),
  role: 'Backend engineer',
  allocationPercentage: 50,
  startDate: '2026-03-02',
  endDate: '2026-03-31',
};
const project = {
  name: 'Atlas',
  description: 'Billing',
  startDate: '2026-03-02',
  endDate: '2026-06-30',
  teamSize: 3,
};
const engineer = { name: 'Ana', email: 'ana@example.com', password: 'secret', department: 'Platform' };

describe('sign-in and registration', () => {
  it('report every refused field at once, in the specified words', () => {
    expect(refusals(registerBody, { name: 'A', email: 'ana', password: '12345', role: 'admin' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      role: 'Please select a role',
    });
    expect(refusals(registerBody, {})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      role: 'Please select a role',
    });
    expect(refusals(loginBody, {})).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  it('take an address trimmed and in lower case', () => {
    expect(loginBody.parse({ email: '  Ana@Example.COM ', password: 'secret' }).email).toBe(
      'ana@example.com',
    );
  });

  it('accept names in any script and passwords of 128 characters', () => {
    for (const name of ['李雷', 'محمد', 'Zoë 🚀', "O'Neil"]) {
      expect(registerBody.parse({ ...registration, name }).name).toBe(name);
    }
    expect(refusals(registerBody, { ...registration, password: 'x'.repeat(128) })).toEqual({});
  });

  it('refuse what no store keeps unchanged', () => {
    expect(refusals(registerBody, { ...registration, name: 'Ana\0' })).toHaveProperty('name');
    expect(refusals(registerBody, { ...registration, name: 'Ana \uDC00' })).toHaveProperty('name');
  });

  it('name an unknown key', () => {
    expect(refusals(registerBody, { ...registration, isAdmin: true })).toEqual({
      isAdmin: 'Unknown field "isAdmin"',
    });
  });
});

describe('a profile', () => {
  it('needs at least one change', () => {
    expect(refusals(profileBody, {})).toEqual({ '': 'Nothing to change: send at least one field' });
    expect(refusals(profileBody, { version: 3 })).toEqual({
      '': 'Nothing to change: send at least one field',
    });
  });

  it.each(['50', 50.5, null, Number.NaN, 101, -1])('refuses %j as a capacity', (maxCapacity) => {
    expect(refusals(profileBody, { maxCapacity })).toEqual({
      maxCapacity: 'Max capacity must be a whole number from 0 to 100',
    });
  });
});

describe('an engineer', () => {
  it('is a junior of full capacity without skills unless said otherwise', () => {
    expect(createEngineerBody.parse(engineer)).toMatchObject({
      skills: [],
      seniority: 'junior',
      maxCapacity: 100,
    });
  });

  it('needs name, email, password and department', () => {
    expect(Object.keys(refusals(createEngineerBody, {}))).toEqual([
      'name',
      'email',
      'password',
      'department',
    ]);
  });
});

describe('a project', () => {
  it('is planned for a team of one unless said otherwise, and its current size is never taken', () => {
    const { teamSize, ...rest } = project;
    expect(teamSize).toBe(3);
    expect(createProjectBody.parse({ ...rest, currentTeamSize: 0 })).toMatchObject({
      status: 'planning',
      teamSize: 1,
    });
  });

  it('does not start after it ends', () => {
    expect(refusals(createProjectBody, { ...project, startDate: '2026-07-01' })).toEqual({
      startDate: 'Start date cannot be after end date',
    });
    expect(refusals(updateProjectBody, { teamSize: 0 })).toEqual({
      teamSize: 'Team size must be a whole number from 1 to 1000',
    });
  });
});

describe('an assignment', () => {
  it('asks for all required fields in one sentence', () => {
    const refused = refusals(createAssignmentBody, { role: '  ' });
    expect(Object.keys(refused)).toEqual([
      'engineerId',
      'projectId',
      'role',
      'allocationPercentage',
      'startDate',
      'endDate',
    ]);
    expect(new Set(Object.values(refused))).toEqual(new Set(['Please fill in all required fields.']));
  });

  it('takes 0 to 100 percent when created and 1 to 100 when edited', () => {
    expect(refusals(createAssignmentBody, { ...assignment, allocationPercentage: 0 })).toEqual({});
    expect(refusals(updateAssignmentBody, { allocationPercentage: 0 })).toEqual({
      allocationPercentage: 'Allocation must be a whole number from 1 to 100',
    });
    for (const allocationPercentage of ['50', 50.5, null, Number.NaN, 101, -1]) {
      expect(refusals(createAssignmentBody, { ...assignment, allocationPercentage })).toHaveProperty(
        'allocationPercentage',
      );
    }
  });

  it('refuses a malformed id', () => {
    expect(refusals(createAssignmentBody, { ...assignment, engineerId: 'me' })).toEqual({
      engineerId: 'engineerId must be an id of 24 hexadecimal characters',
    });
  });
});

describe('the query of a list', () => {
  it.each(['0', '201', '-1', '1.5', 'ten', ''])('refuses the limit %j', (limit) => {
    expect(refusals(listEngineersQuery, { limit })).toEqual({
      limit: 'limit must be a whole number from 1 to 200',
    });
  });

  it('takes a limit as text or number, and a sort in both directions', () => {
    expect(listEngineersQuery.parse({ limit: '50', sort: '-name' })).toEqual({ limit: 50, sort: '-name' });
    expect(listEngineersQuery.parse({ limit: 200 })).toEqual({ limit: 200 });
    expect(refusals(listEngineersQuery, { sort: 'password' })).toHaveProperty('sort');
  });
});

describe('a summary of issues', () => {
  it('keeps one sentence a field, the first', () => {
    const { error } = loginBody.safeParse({ email: 'ana@example.com', password: '\0' });
    expect(error?.issues).toHaveLength(2);
    expect(error && toIssues(error)).toEqual([
      { path: 'password', message: 'Password must be at least 6 characters' },
    ]);
  });

  it('is a single issue word for word, and several as sentences', () => {
    expect(summarizeIssues([{ path: 'a', message: 'Please fill in all required fields.' }])).toBe(
      'Please fill in all required fields.',
    );
    expect(
      summarizeIssues([
        { path: 'email', message: 'Invalid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
      ]),
    ).toBe('Invalid email address. Password must be at least 6 characters');
  });

  it('lists at most twenty issues, whatever is sent', () => {
    const body = Object.fromEntries(
      Array.from({ length: 12_300 }, (_, n) => [`field${n}${'x'.repeat(200)}`, 1]),
    );
    const issues = toIssues(loginBody.safeParse(body).error!);
    expect(issues).toHaveLength(20);
    expect(JSON.stringify(issues).length).toBeLessThan(6_000);
  });
});

describe('a name', () => {
  it.each(['two\nlines', 'tab\there', '\u202egnp.exe', 'a\u2066b', 'a\u200fb'])(
    'is refused when it is %j',
    (name) => {
      const message = { name: 'Name contains a character that cannot be displayed' };
      expect(refusals(registerBody, { ...registration, name })).toEqual(message);
      const project = { name, description: 'two\nlines', startDate: '2026-01-01', endDate: '2026-01-02' };
      expect(refusals(createProjectBody, project)).toEqual(message);
    },
  );

  it.each(['שרה כהן', 'Ọlá 👩🏽‍💻', '李 小龍'])('may be %s', (name) => {
    expect(refusals(registerBody, { ...registration, name })).toEqual({});
  });
});

describe('a list of skills', () => {
  const engineer = { name: 'Ada', email: 'a@example.com', password: 'secret', department: 'Web' };

  it('is refused for its length before its items are looked at', () => {
    const skills = Array.from({ length: 10_000 }, () => 7);
    expect(refusals(createEngineerBody, { ...engineer, skills })).toEqual({ skills: 'At most 50 skills' });
  });

  it('is as long as it is without empty and repeated ones', () => {
    const skills = Array.from({ length: 200 }, (_, n) => ['Go', ' go ', '', 'React'][n % 4]);
    expect(createEngineerBody.parse({ ...engineer, skills }).skills).toEqual(['Go', 'React']);
  });
});
