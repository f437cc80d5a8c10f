import { listAssignments } from '@erm/contracts/assignments';
import { updateProfile } from '@erm/contracts/auth';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { OPEN_END, OPEN_START } from '@erm/contracts/open-days';
import { listProjects } from '@erm/contracts/projects';
import { describe, expect, it } from 'vitest';
import { mendResponse } from './mend-response';

const ana = { _id: 'a1', name: 'Ana Sousa', email: 'ana@example.com', skills: ['React'] };
const atlas = { _id: 'b1', name: 'Atlas', status: 'active', description: 'Billing' };
const assignment = {
  _id: 'c1',
  engineerId: ana,
  projectId: atlas,
  allocationPercentage: 50,
  role: 'QA',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  status: 'active',
  version: 1,
};
const user = {
  ...ana,
  id: 'a1',
  role: 'engineer',
  seniority: 'mid',
  maxCapacity: 100,
  department: 'Web',
  version: 1,
};

const readAssignments = (...rows: unknown[]) =>
  mendResponse(listAssignments.response, { success: true, data: rows })?.data;

describe('a response that is not in its format', () => {
  it.each([
    [{ description: undefined }, { projectId: { ...atlas, description: '' } }],
    [{ description: 7 }, { projectId: { ...atlas, description: '' } }],
  ])('has no description if its project has %j', (change, read) => {
    const row = { ...assignment, projectId: { ...atlas, ...change } };
    expect(readAssignments(row)).toEqual([{ ...assignment, ...read }]);
  });

  it.each([
    [{ endDate: undefined }, { endDate: OPEN_END }],
    [{ endDate: 'soon' }, { endDate: OPEN_END }],
    [{ startDate: null }, { startDate: OPEN_START }],
    [{ endDate: '2026-03-31T00:00:00.000Z' }, { endDate: '2026-03-31' }],
    [{ status: 'paused' }, { status: 'other' }],
    [{ status: undefined }, { status: 'other' }],
    [{ engineerId: undefined }, { engineerId: null }],
    [{ engineerId: 'a1' }, { engineerId: null }],
    [{ projectId: { ...atlas, name: undefined } }, { projectId: null }],
    [
      { engineerId: { ...ana, email: undefined, skills: undefined } },
      { engineerId: { ...ana, email: '', skills: [] } },
    ],
    [{ engineerId: { ...ana, skills: ['Go', 7] } }, { engineerId: { ...ana, skills: ['Go'] } }],
    [
      { version: undefined, role: undefined },
      { version: 0, role: '' },
    ],
  ])('reads the assignment with %j as with %j', (change, read) => {
    expect(readAssignments({ ...assignment, ...change })).toEqual([{ ...assignment, ...read }]);
  });

  it('leaves out rows that mean nothing, and keeps the others', () => {
    const second = { ...assignment, _id: 'c2' };
    const rows = [{ ...assignment, allocationPercentage: 'half' }, null, assignment, 7, second, {}];
    expect(readAssignments(...rows)).toEqual([assignment, second]);
  });

  it('has the defaults of an engineer and of a project', () => {
    const { name, email, _id } = ana;
    const engineers = mendResponse(listEngineers.response, {
      data: { engineers: [{ _id, name, email, currentAllocation: 30 }] },
    });
    expect(engineers?.data.engineers).toEqual([
      {
        _id,
        id: _id,
        name,
        email,
        role: 'other',
        skills: [],
        seniority: 'other',
        department: '',
        version: 0,
        maxCapacity: 100,
        currentAllocation: 30,
        availableCapacity: 70,
        availableFrom: null,
        overloads: [],
      },
    ]);
    const projects = mendResponse(listProjects.response, {
      success: true,
      data: [{ _id: 'b1', name: 'Atlas' }],
    });
    expect(projects?.data[0]).toMatchObject({
      description: '',
      teamSize: 1,
      currentTeamSize: 0,
      status: 'other',
      requiredSkills: [],
      coveredSkills: [],
      missingSkills: [],
    });
  });

  it('names the projects of an engineer’s assignments', () => {
    const engineer = { ...user, assignments: [assignment, { ...assignment, projectId: undefined }] };
    const read = mendResponse(getEngineerCapacity.response, { success: true, data: { engineer } });
    expect(read?.data.engineer.assignments.map(({ projectName }) => projectName)).toEqual([
      'Atlas',
      'Deleted Project',
    ]);
  });

  it.each([
    { success: true, data: { user } },
    { success: true, data: user },
    { success: true, ...user },
  ])('has the user in data.user, data, or the body', (body) => {
    expect(mendResponse(updateProfile.response, body)?.data.user).toEqual(user);
  });

  it.each([null, 'text', [], { data: {} }, { success: false, data: [assignment] }])(
    'is not read of %j',
    (body) => {
      expect(mendResponse(listAssignments.response, body)).toBeUndefined();
    },
  );
});
