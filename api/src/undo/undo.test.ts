import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { updateProfile } from '@erm/contracts/auth';
import { listChanges, undoBatch, undoChange } from '@erm/contracts/changes';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { createEngineer, deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { createInvitation } from '@erm/contracts/invitations';
import { updateManager } from '@erm/contracts/managers';
import { changePassword } from '@erm/contracts/password';
import { listProjects } from '@erm/contracts/projects';
import { createProject, deleteProject, updateProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toObjectId } from '../db/id';
import { findStaleFields } from '../derived-fields/derived-fields-repository';
import { call, expectFailure, send } from '../test-support/call';
import {
  addEngineer,
  addProject,
  assign,
  assignmentBody,
  freshEmail,
  PASSWORD,
  signIn,
  signUp,
} from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager', 'Marta Kowalska'));
});
afterAll(async () => {
  expect(await findStaleFields(api.db)).toEqual({ engineerIds: [], projectIds: [] });
  await api.close();
});

const undo = async (id: string | undefined, as = token) =>
  (await call(api, undoChange, { token: as, params: { id: id ?? '' } })).data.change;
const refuse = (id: string | undefined, as = token) =>
  expectFailure(api, undoChange, { token: as, params: { id: id ?? '' } });
/** Undoes a change of something of which one has seen that version. */
const undoSeen = async (id: string | undefined, version: number) =>
  (await call(api, undoChange, { token, params: { id: id ?? '' }, query: { version } })).data.change;
const refuseSeen = (id: string | undefined, version: number) =>
  expectFailure(api, undoChange, { token, params: { id: id ?? '' }, query: { version } });
const lastChangeOf = async (entityId: string) =>
  (await call(api, listChanges, { token, query: { entityId } })).data[0]!;
const projectOf = async (id: string) =>
  (await call(api, listProjects, { token })).data.find(({ _id }) => _id === id);
const capacityOf = async (id: string) =>
  (await call(api, getEngineerCapacity, { token, params: { id } })).data.engineer;
/** As single answers have them, which do not say who has a namesake. */
const assignmentsOf = async (engineerId: string) => {
  const { data } = await call(api, listAssignments, { token, query: { engineerId } });
  return data.map(({ engineerId: engineer, ...assignment }) => {
    const { hasNamesake: _, ...named } = engineer!;
    return { ...assignment, engineerId: named };
  });
};
const edit = async (id: string, body: object) =>
  (await call(api, updateAssignment, { token, params: { id }, body })).changeId;
const remove = async (id: string) => (await call(api, deleteAssignment, { token, params: { id } })).changeId;

/** An engineer with an assignment of 50% in March. */
async function staffed(fields: Record<string, unknown> = {}) {
  const engineer = await addEngineer(api, token, { skills: ['Go'], ...fields });
  const project = await addProject(api, token, { requiredSkills: ['Go'] });
  const assignment = await assign(api, token, { engineerId: engineer._id, projectId: project._id });
  return { engineer, project, assignment };
}

describe('undoing the change of an assignment', () => {
  it('writes the former values back as a new change, which can be undone as well', async () => {
    const { assignment, engineer } = await staffed();
    const changeId = await edit(assignment._id, { allocationPercentage: 80, role: 'Lead' });
    const undone = await undo(changeId);
    expect(undone).toMatchObject({ action: 'update', undoes: changeId, undoneBy: null, canBeUndone: true });
    expect(undone.after).toEqual({ allocationPercentage: 50, role: 'Developer', version: 3 });
    const [former] = (
      await call(api, listChanges, { token, query: { entityId: assignment._id } })
    ).data.slice(1);
    expect(former).toMatchObject({ _id: changeId, undoneBy: undone._id, canBeUndone: false });
    expect(former?.undoRefusal).toBe('This change has already been undone.');

    const redone = await undo(undone._id);
    expect(redone).toMatchObject({ undoes: undone._id, after: { allocationPercentage: 80, role: 'Lead' } });
    expect((await capacityOf(engineer._id)).assignments).toMatchObject([{ allocationPercentage: 80 }]);
    expect(await refuse(changeId)).toMatchObject({ status: 409, code: 'ALREADY_UNDONE' });
  });

  it('restores a deleted one under its id, and deletes a created one', async () => {
    const { assignment, engineer } = await staffed();
    const deleted = await remove(assignment._id);
    const restored = await undo(deleted);
    expect(restored).toMatchObject({ action: 'create', entityId: assignment._id, undoes: deleted });
    expect(await assignmentsOf(engineer._id)).toEqual([{ ...assignment, version: 2 }]);
    const stale = { token, params: { id: assignment._id }, body: { role: 'QA', version: 1 } };
    expect(await expectFailure(api, updateAssignment, stale)).toMatchObject({ code: 'CONFLICT' });

    await undo(restored._id);
    expect(await assignmentsOf(engineer._id)).toEqual([]);
  });

  it('keeps what others have changed since, unless it is the same field', async () => {
    const { assignment, engineer } = await staffed();
    const raised = await edit(assignment._id, { allocationPercentage: 60 });
    await edit(assignment._id, { role: 'Lead' });
    await undo(raised);
    expect(await assignmentsOf(engineer._id)).toMatchObject([{ allocationPercentage: 50, role: 'Lead' }]);

    const again = await edit(assignment._id, { allocationPercentage: 70 });
    await edit(assignment._id, { allocationPercentage: 75 });
    const failure = await refuse(again);
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT', current: { allocationPercentage: 75 } });
    expect(await assignmentsOf(engineer._id)).toEqual([failure.current]);
    await remove(assignment._id);
    expect(await refuse(again)).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it('returns what has changed since to whoever has seen it, and conflicts again if there is something newer', async () => {
    const { assignment, engineer, project } = await staffed();
    const raised = await edit(assignment._id, { allocationPercentage: 60 });
    await edit(assignment._id, { allocationPercentage: 70, role: 'Lead' });
    await edit(assignment._id, { allocationPercentage: 20 });
    const stale = await refuseSeen(raised, 3);
    expect(stale).toMatchObject({ code: 'CONFLICT', current: { allocationPercentage: 20, version: 4 } });
    const ids = { engineerId: engineer._id, projectId: project._id };
    const other = await assign(api, token, { ...ids, allocationPercentage: 80 });
    expect(await refuseSeen(raised, 4)).toMatchObject({ code: 'CAPACITY_EXCEEDED' });
    await remove(other._id);
    expect(await undoSeen(raised, 4)).toMatchObject({ after: { allocationPercentage: 50, version: 5 } });
    expect(await assignmentsOf(engineer._id)).toMatchObject([{ allocationPercentage: 50, role: 'Lead' }]);
    expect(await refuseSeen(raised, 5)).toMatchObject({ code: 'ALREADY_UNDONE' });
  });

  it('lets only one of two return what has changed since', async () => {
    const { assignment } = await staffed();
    const raised = await edit(assignment._id, { allocationPercentage: 60 });
    await edit(assignment._id, { allocationPercentage: 70 });
    const request = { token, params: { id: raised ?? '' }, query: { version: 3 } };
    const responses = await Promise.all([1, 2].map(() => send(api, undoChange, request)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('obeys the capacity rule, the dates of the project, and that both still exist', async () => {
    const { assignment, engineer, project } = await staffed();
    const ids = { engineerId: engineer._id, projectId: project._id };
    const lowered = await edit(assignment._id, { allocationPercentage: 20 });
    const other = await assign(api, token, { ...ids, allocationPercentage: 80 });
    expect(await refuse(lowered)).toMatchObject({
      status: 409,
      code: 'CAPACITY_EXCEEDED',
      error: 'Engineer only has 20% capacity remaining. Current allocation: 80%, Max capacity: 100%',
    });
    const deleted = await remove(assignment._id);
    await edit(other._id, { allocationPercentage: 90 });
    expect(await refuse(deleted)).toMatchObject({ status: 409, code: 'CAPACITY_EXCEEDED' });
    await remove(other._id);
    const body = { startDate: '2026-03-10' };
    await call(api, updateProject, { token, params: { id: project._id }, body });
    expect(await refuse(deleted)).toMatchObject({ code: 'OUTSIDE_PROJECT_DATES' });
    await call(api, deleteProject, { token, params: { id: project._id } });
    const gone = 'The project of this assignment was deleted.';
    expect(await refuse(deleted)).toMatchObject({ status: 409, code: 'CONFLICT', error: gone });
    expect(await lastChangeOf(assignment._id)).toMatchObject({ _id: deleted, undoneBy: null });
  });

  it('moves an assignment back to its former engineer', async () => {
    const { assignment, engineer } = await staffed();
    const other = await addEngineer(api, token, { name: 'Noor Haddad' });
    const moved = await edit(assignment._id, { engineerId: other._id });
    const undone = await undo(moved);
    expect(undone.engineers).toEqual([
      { _id: other._id, name: 'Noor Haddad' },
      { _id: engineer._id, name: 'Ada Park' },
    ]);
    expect(await assignmentsOf(other._id)).toEqual([]);
    expect(await assignmentsOf(engineer._id)).toHaveLength(1);
  });
});

describe('undoing the change of a project', () => {
  it('writes back what it was, and restores it with its assignments and their load', async () => {
    const { project, engineer } = await staffed();
    const params = { id: project._id };
    const { changeId } = await call(api, updateProject, { token, params, body: { name: 'Quay' } });
    await call(api, updateProject, { token, params, body: { name: 'Pier' } });
    expect(await refuse(changeId)).toMatchObject({ code: 'CONFLICT', current: { name: 'Pier', version: 3 } });
    await undoSeen(changeId, 3);
    expect(await projectOf(project._id)).toMatchObject({ name: project.name, version: 4 });

    const { changeId: deleted } = await call(api, deleteProject, { token, params });
    expect((await capacityOf(engineer._id)).currentAllocation).toBe(0);
    const restored = await undo(deleted);
    expect(await projectOf(project._id)).toMatchObject({
      currentTeamSize: 1,
      coveredSkills: ['Go'],
      version: 5,
    });
    const { currentAllocation, assignments } = await capacityOf(engineer._id);
    expect([currentAllocation, assignments[0]?.projectName]).toEqual([50, project.name]);
    await undo(restored._id);
    expect(await projectOf(project._id)).toBeUndefined();
  });

  it('refuses to restore one whose assignments no longer fit', async () => {
    const { project, engineer } = await staffed();
    const { changeId } = await call(api, deleteProject, { token, params: { id: project._id } });
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { engineerId: engineer._id, projectId, allocationPercentage: 60 });
    const failure = await refuse(changeId);
    expect(failure).toMatchObject({ status: 409, code: 'CAPACITY_EXCEEDED' });
    expect(failure.error).toMatch(/^Ada Park: Engineer only has 40% capacity remaining/);
    expect(await projectOf(project._id)).toBeUndefined();
  });

  it('deletes a created one only while it has no assignments', async () => {
    const body = { name: 'Pier', description: 'x', startDate: '2026-01-01', endDate: '2026-12-31' };
    const { data, changeId } = await call(api, createProject, { token, body });
    const { _id: engineerId } = await addEngineer(api, token);
    const { _id } = await assign(api, token, { engineerId, projectId: data.project._id });
    expect(await refuse(changeId)).toMatchObject({ code: 'CONFLICT' });
    await remove(_id);
    await undo(changeId);
    expect(await projectOf(data.project._id)).toBeUndefined();
  });
});

describe('undoing the change of an engineer', () => {
  it('restores the account with its password and assignments, but none of its sessions', async () => {
    const { engineer, project } = await staffed();
    const former = await signIn(api, engineer.email);
    const params = { id: engineer._id };
    const { changeId } = await call(api, deleteEngineer, { token, params });
    expect(await projectOf(project._id)).toMatchObject({ currentTeamSize: 0, coveredSkills: [] });
    const restored = await undo(changeId);
    expect(restored).toMatchObject({ entityId: engineer._id, after: { email: engineer.email, version: 2 } });
    expect(await projectOf(project._id)).toMatchObject({ currentTeamSize: 1, coveredSkills: ['Go'] });
    expect(await capacityOf(engineer._id)).toMatchObject({ currentAllocation: 50 });
    expect(await assignmentsOf(engineer._id)).toMatchObject([{ engineerId: { name: 'Ada Park' } }]);
    const query = { sort: 'name', limit: 200 };
    const { engineers } = (await call(api, listEngineers, { token, query })).data;
    expect(engineers.map(({ _id }) => _id)).toContain(engineer._id);
    expect((await send(api, listProjects, { token: former })).status).toBe(401);
    expect(await signIn(api, engineer.email)).toBeTruthy();
    expect(await api.db.deletedCredentials.countDocuments({ _id: toObjectId(engineer._id) })).toBe(0);
  });

  it('needs a new password once the old one is forgotten', async () => {
    const engineer = await addEngineer(api, token);
    const former = await signIn(api, engineer.email);
    const params = { id: engineer._id };
    const { changeId } = await call(api, deleteEngineer, { token, params });
    const forgotten = { $set: { expiresAt: new Date(Date.now() - 1) } };
    await api.db.deletedCredentials.updateOne({ _id: toObjectId(engineer._id) }, forgotten);
    await undo(changeId);
    await expect(signIn(api, engineer.email)).rejects.toThrow();
    expect((await send(api, listProjects, { token: former })).status).toBe(401);
    await call(api, updateEngineer, { token, params, body: { password: PASSWORD } });
    expect(await signIn(api, engineer.email)).toBeTruthy();
  });

  it('refuses while another account has the email', async () => {
    const engineer = await addEngineer(api, token);
    const { changeId } = await call(api, deleteEngineer, { token, params: { id: engineer._id } });
    await addEngineer(api, token, { email: engineer.email });
    expect(await refuse(changeId)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  it('refuses to write back an email of an earlier release that mail servers may refuse', async () => {
    const engineer = await addEngineer(api, token);
    const params = { id: engineer._id };
    const email = `${'a'.repeat(65)}@example.com`;
    await api.db.users.updateOne({ _id: toObjectId(engineer._id) }, { $set: { email } });
    const changed = await call(api, updateEngineer, { token, params, body: { email: freshEmail() } });
    const refusal = {
      status: 409,
      code: 'CONFLICT',
      message: 'The part of an email before the @ has at most 64 characters',
    };
    expect(await refuse(changed.changeId)).toMatchObject(refusal);
    await api.db.users.updateOne({ _id: toObjectId(engineer._id) }, { $set: { email } });
    const { changeId: renamed } = await call(api, updateEngineer, { token, params, body: { name: 'Ada P' } });
    await undo(renamed);
    const { changeId: deleted } = await call(api, deleteEngineer, { token, params });
    expect(await refuse(deleted)).toMatchObject(refusal);
  });

  it('accepts a load that was over capacity already, and refuses one that has grown', async () => {
    const { engineer, project } = await staffed();
    const params = { id: engineer._id };
    await call(api, updateEngineer, { token, params, body: { maxCapacity: 40 } });
    const { changeId } = await call(api, deleteEngineer, { token, params });
    await undo(changeId);
    expect((await capacityOf(engineer._id)).overloads).toHaveLength(1);

    await call(api, updateEngineer, { token, params, body: { maxCapacity: 100 } });
    const ofProject = { token, params: { id: project._id } };
    const { changeId: withoutProject } = await call(api, deleteProject, ofProject);
    const { _id: projectId } = await addProject(api, token);
    await assign(api, token, { engineerId: engineer._id, projectId, allocationPercentage: 100 });
    const { changeId: again } = await call(api, deleteEngineer, { token, params });
    await undo(withoutProject);
    expect(await refuse(again)).toMatchObject({ status: 409, code: 'CAPACITY_EXCEEDED' });
    expect((await send(api, getEngineerCapacity, { token, params })).status).toBe(404);
  });

  it('deletes a created one, and writes former fields back', async () => {
    const fields = { name: 'Lena Fischer', email: freshEmail(), password: PASSWORD, department: 'Web' };
    const { data, changeId } = await call(api, createEngineer, { token, body: fields });
    const params = { id: data.engineer._id };
    const body = { skills: ['Rust'], email: freshEmail() };
    const renamed = await call(api, updateEngineer, { token, params, body });
    expect(await refuse(changeId)).toMatchObject({ code: 'CONFLICT', current: { skills: ['Rust'] } });
    expect(await refuseSeen(changeId, 1)).toMatchObject({ code: 'CONFLICT' });
    await undo(renamed.changeId);
    expect(await capacityOf(data.engineer._id)).toMatchObject({ skills: [], email: fields.email });
    await undoSeen(changeId, (await capacityOf(data.engineer._id)).version);
    expect((await send(api, getEngineerCapacity, { token, params })).status).toBe(404);
  });
});

describe('undoing is refused', () => {
  it('for passwords, registrations, invitations, and access, with a reason that lists name as well', async () => {
    const engineer = await addEngineer(api, token);
    const body = { password: 'another-secret', department: 'Data' };
    await call(api, updateEngineer, { token, params: { id: engineer._id }, body });
    const person = await signUp(api, 'engineer');
    const manager = await signUp(api, 'manager');
    await call(api, updateManager, { token, params: { id: manager.id }, body: { disabled: true } });
    const invited = { role: 'engineer', email: freshEmail() };
    const { invitation } = (await call(api, createInvitation, { token, body: invited })).data;
    const reasons = {
      [engineer._id]: 'A changed password cannot be undone.',
      [person.id]: 'A registration cannot be undone.',
      [manager.id]: 'Disabling or enabling an account cannot be undone.',
      [invitation._id]: 'Changes to an invitation cannot be undone.',
    };
    for (const [id, error] of Object.entries(reasons)) {
      const change = await lastChangeOf(id);
      expect(change).toMatchObject({ canBeUndone: false, undoRefusal: error });
      expect(await refuse(change._id)).toMatchObject({ status: 409, code: 'CANNOT_BE_UNDONE', error });
    }
    const own = await signUp(api, 'engineer');
    const passwords = { currentPassword: PASSWORD, newPassword: 'a better password' };
    await call(api, changePassword, { token: own.token, body: passwords });
    expect(await refuse((await lastChangeOf(own.id))._id)).toMatchObject({ code: 'CANNOT_BE_UNDONE' });
  });

  it('for edits of what has been deleted since, whatever version one has seen', async () => {
    const { assignment, engineer, project } = await staffed();
    const ofProject = { token, params: { id: project._id } };
    const ofEngineer = { token, params: { id: engineer._id } };
    const edits = [
      await edit(assignment._id, { role: 'Lead' }),
      (await call(api, updateProject, { ...ofProject, body: { name: 'Quay' } })).changeId,
      (await call(api, updateEngineer, { ...ofEngineer, body: { department: 'Data' } })).changeId,
    ];
    await remove(assignment._id);
    await call(api, deleteProject, ofProject);
    await call(api, deleteEngineer, ofEngineer);
    const deleted = {
      status: 409,
      code: 'CONFLICT',
      error: 'What this change was about has been deleted in the meantime.',
    };
    for (const id of edits) {
      expect(await refuse(id)).toMatchObject(deleted);
      expect(await refuseSeen(id, 2)).toMatchObject(deleted);
    }
  });

  it('to a manager who was disabled meanwhile, while others can still undo it', async () => {
    const other = await signUp(api, 'manager');
    const project = await addProject(api, token);
    const renaming = { token: other.token, params: { id: project._id }, body: { name: 'Quay' } };
    const { changeId } = await call(api, updateProject, renaming);
    await call(api, updateManager, { token, params: { id: other.id }, body: { disabled: true } });
    expect(await refuse(changeId, other.token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await projectOf(project._id)).toMatchObject({ name: 'Quay' });
    await undo(changeId);
    expect(await projectOf(project._id)).toMatchObject({ name: project.name });
  });

  it('to the second of two tabs that undo the same at once', async () => {
    const { assignment } = await staffed();
    const params = { id: (await edit(assignment._id, { role: 'Lead' })) ?? '' };
    const responses = await Promise.all([1, 2].map(() => send(api, undoChange, { token, params })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refuse(params.id)).toMatchObject({ error: 'This change has already been undone.' });
    expect(await lastChangeOf(assignment._id)).toMatchObject({ undoes: params.id });
  });

  it('for changes that do not exist', async () => {
    const unknown = 'f'.repeat(24);
    expect(await refuse(unknown)).toMatchObject({ status: 404, error: 'Change not found' });
    const failure = await expectFailure(api, undoBatch, { token, params: { id: unknown } });
    expect(failure).toMatchObject({ status: 404, error: 'Batch not found' });
  });

  it('to engineers, except for edits of their own profile', async () => {
    const engineer = await signUp(api, 'engineer');
    const { _id: projectId } = await addProject(api, token);
    const body = assignmentBody({ engineerId: engineer.id, projectId });
    const { changeId } = await call(api, createAssignment, { token, body });
    const failure = await refuse(changeId, engineer.token);
    expect(failure).toMatchObject({ status: 403, error: 'You can only undo your own changes.' });
    const colleague = await addEngineer(api, token);
    const ofColleague = (await lastChangeOf(colleague._id))._id;
    expect(await refuse(ofColleague, engineer.token)).toMatchObject({ status: 404 });

    const own = await call(api, updateProfile, { token: engineer.token, body: { skills: ['Go'] } });
    const undone = await undo(own.changeId, engineer.token);
    expect(undone).toMatchObject({ actor: { _id: engineer.id }, after: { skills: [] } });
  });

  it('to managers for the profile of another manager', async () => {
    const other = await signUp(api, 'manager');
    const { changeId } = await call(api, updateProfile, { token: other.token, body: { department: 'Ops' } });
    expect(await lastChangeOf(other.id)).toMatchObject({ _id: changeId, canBeUndone: false });
    expect(await refuse(changeId)).toMatchObject({ status: 403 });
    // A record of an earlier release does not tell whose profile it was.
    const records = await api.db.audit.find({ _id: toObjectId(changeId ?? '') }).toArray();
    const { name: _name, ...old } = records[0]!;
    await api.db.audit.deleteOne({ _id: old._id });
    await api.db.audit.insertOne(old);
    expect(await refuse(changeId)).toMatchObject({ status: 403 });
    await undo(changeId, other.token);
  });
});
