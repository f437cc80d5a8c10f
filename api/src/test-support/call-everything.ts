import { listAssignments, listAssignmentsQuery } from '@erm/contracts/assignments';
import { createAssignment, deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { listAudit, listAuditQuery } from '@erm/contracts/audit';
import { getRosterFilters, listAvailability, listAvailabilityQuery } from '@erm/contracts/availability-view';
import { getProfile, logout, renew, updateProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { applyBatch } from '@erm/contracts/batches';
import { listChanges, undoBatch, undoChange } from '@erm/contracts/changes';
import type { Endpoint } from '@erm/contracts/endpoint';
import { endpoints } from '@erm/contracts/endpoints';
import { getEngineerCapacity, listEngineers, listEngineersQuery } from '@erm/contracts/engineers';
import { createEngineer, deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { sortsOf } from '@erm/contracts/envelope';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  listInvitationsQuery,
  lookupInvitation,
} from '@erm/contracts/invitations';
import { listManagers, listManagersQuery, updateManager } from '@erm/contracts/managers';
import { changePassword } from '@erm/contracts/password';
import { findPeople } from '@erm/contracts/people';
import { listProjects, listProjectsQuery, listSuitableEngineers } from '@erm/contracts/projects';
import { createProject, deleteProject, updateProject } from '@erm/contracts/project-edits';
import { reportTelemetry } from '@erm/contracts/telemetry';
import { getRoadmap } from '@erm/contracts/roadmap';
import { getProjectSchedule, getSchedule } from '@erm/contracts/schedule';
import { PROJECT_SORTS } from '@erm/contracts/shown-projects';
import { startSsoSession } from '@erm/contracts/sso';
import { getUtilization } from '@erm/contracts/utilization';
import { expect } from 'vitest';
import { programActor } from '../audit/actor';
import { createSetupLink } from '../invitations/create-setup-link';
import { call, send } from './call';
import type { IdentityProvider } from './identity-provider';
import { listen } from './listen-to-events';
import { addEngineer, addProject, assign, assignmentBody, freshEmail, PASSWORD, signUp } from './people';
import { beginSso, codeOf, comeBack } from './single-sign-on';
import type { TestApi } from './start-api';

type Query = Record<string, string | number>;

/** Queries of a list: every sort order with and without a search, and each filter by itself. */
function variants(sorts: readonly string[], filters: Query[] = []): Query[] {
  const orders = sorts.flatMap((sort) => [
    { sort, limit: 2 },
    { sort, limit: 2, q: 'a' },
  ]);
  return [{}, ...orders, ...filters.map((filter) => ({ ...filter, limit: 2 }))];
}

/** Calls every endpoint so that each of its queries is sent at least once. The API signs in at `provider`, too. */
export async function callEverything(api: TestApi, provider: IdentityProvider): Promise<void> {
  const called = new Set<Endpoint>([endpoints.register]);
  const manager = await signUp(api, 'manager');
  const person = await signUp(api, 'engineer');
  const { token } = manager;
  const engineer = await addEngineer(api, token, { skills: ['Go'] });
  const project = await addProject(api, token, { requiredSkills: ['Go'] });
  const { _id } = await assign(api, token, { engineerId: engineer._id, projectId: project._id });
  const ofEngineer = { id: engineer._id };
  const ofProject = { id: project._id };

  const sendOk = async (endpoint: Endpoint, sent: Parameters<typeof send>[2] = {}) => {
    called.add(endpoint);
    const reply = await send(api, endpoint, { token, ...sent });
    expect(reply.status, `${endpoint.method} ${endpoint.path} ${await reply.text()}`).toBe(endpoint.status);
  };
  const sendAll = async (endpoint: Endpoint, queries: Query[], as = token) => {
    for (const query of queries) await sendOk(endpoint, { query, token: as });
  };

  const undoLast = async (entityId: string) => {
    const { data } = await call(api, listChanges, { token, query: { entityId } });
    await sendOk(undoChange, { params: { id: data[0]!._id } });
  };

  const invite = async (body: object) => {
    called.add(createInvitation);
    const { data } = await call(api, createInvitation, { token, body });
    return { id: data.invitation._id, token: data.url.split('#')[1] };
  };

  await sendAll(listEngineers, variants(sortsOf(listEngineersQuery)));
  const projectLists = variants(sortsOf(listProjectsQuery), [{ status: 'active' }, { id: project._id }]);
  await sendAll(listProjects, projectLists);
  await sendAll(listProjects, projectLists, person.token);
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const filters: Query[] = [
    { engineerId: engineer._id },
    { projectId: project._id },
    { status: 'active' },
    { status: 'upcoming' },
    { status: 'completed' },
    days,
  ];
  await sendAll(listAssignments, variants(sortsOf(listAssignmentsQuery), filters));
  await sendAll(listAssignments, variants(sortsOf(listAssignmentsQuery), filters), person.token);
  const audits: Query[] = [{ entity: 'project' }, { entityId: project._id }];
  await sendAll(listAudit, [{}, ...sortsOf(listAuditQuery).map((sort) => ({ sort })), ...audits]);
  const histories: Query[] = [
    ...audits,
    { actorId: manager.id },
    { batch: project._id },
    { mine: 'true' },
    { from: '2026-01-01T00:00:00Z', to: '2026-12-31T00:00:00Z' },
  ];
  await sendAll(listChanges, [{}, ...histories]);
  await sendAll(listChanges, [{}, ...histories], person.token);
  (await listen(api, token, String(Date.now() - 1000))).leave();
  await sendOk(getUtilization);
  const monday = { from: '2026-03-02' };
  const columns = variants(sortsOf(listAvailabilityQuery), [{ project: project._id }, { only: 'over' }]);
  await sendAll(
    listAvailability,
    columns.map((query) => ({ ...monday, ...query })),
  );
  await sendOk(getRosterFilters);
  await sendAll(getSchedule, [days, { ...days, q: 'a', sort: 'free' }, { ...days, project: project._id }]);
  await sendAll(getSchedule, [days], person.token);
  const roadmaps = PROJECT_SORTS.flatMap((sort): Query[] => [{ sort }, { sort, q: 'a', status: 'planning' }]);
  await sendAll(
    getRoadmap,
    roadmaps.map((query) => ({ ...days, ...query })),
  );
  const wantedProjects: Query[] = [
    { sort: 'open', show: 'not-completed' },
    { skill: 'Go' },
    { department: 'Web' },
    { only: 'uncovered', q: 'a' },
  ];
  await sendAll(getProjectSchedule, [
    days,
    { ...days, q: 'a', offset: 1 },
    ...wantedProjects.map((query) => ({ ...days, ...query })),
  ]);
  const wanted = { ...days, min: 40, skill: 'Go' };
  await sendAll(findPeople, [wanted, { ...wanted, project: project._id }]);
  await sendOk(getProfile);
  await sendOk(getEngineerCapacity, { params: ofEngineer });
  await sendAll(listSuitableEngineers, []);
  await sendOk(listSuitableEngineers, { params: ofProject });

  const keyed = { headers: { 'idempotency-key': 'once' } };
  const name = 'Renamed';
  const newEngineer = { name, email: freshEmail(), password: PASSWORD, department: 'Web' };
  await sendOk(createEngineer, { body: newEngineer, ...keyed });
  const { startDate, endDate } = project;
  await sendOk(createProject, { body: { name, description: 'x', startDate, endDate }, ...keyed });
  const assignment = assignmentBody({
    engineerId: engineer._id,
    projectId: project._id,
    allocationPercentage: 5,
  });
  await sendOk(createAssignment, { body: assignment, ...keyed });
  await sendOk(updateProfile, { body: { name } });
  await sendOk(updateEngineer, { params: ofEngineer, body: { name } });
  await sendOk(updateProject, { params: ofProject, body: { name } });
  await undoLast(project._id);
  await sendOk(updateAssignment, { params: { id: _id }, body: { allocationPercentage: 60 } });
  await sendAll(listManagers, variants(sortsOf(listManagersQuery)));
  await sendAll(listInvitations, variants(sortsOf(listInvitationsQuery)));
  const other = await signUp(api, 'manager');
  await sendOk(updateManager, { params: { id: other.id }, body: { disabled: true } });
  await createSetupLink(api.db, programActor('server'));
  const invited = { role: 'engineer', email: freshEmail() };
  const body = { token: (await invite(invited)).token };
  await sendOk(lookupInvitation, { body });
  await sendOk(acceptInvitation, { body: { ...body, name, password: PASSWORD } });
  const { id } = await invite({ ...invited, email: freshEmail() });
  await sendOk(deleteInvitation, { params: { id } });
  const operations = [
    { action: 'update', id: _id, body: { role: 'Lead' } },
    { action: 'create', body: assignment },
    { action: 'updateProject', id: project._id, body: { startDate: '2025-12-01', endDate } },
  ];
  called.add(applyBatch);
  const { data } = await call(api, applyBatch, { token, body: { operations }, ...keyed });
  await sendOk(undoBatch, { params: { id: data.batchId ?? '' } });
  await sendOk(deleteAssignment, { params: { id: _id } });
  await undoLast(_id);
  await sendOk(deleteProject, { params: ofProject });
  await undoLast(project._id);
  await sendOk(deleteEngineer, { params: ofEngineer });
  await undoLast(engineer._id);
  const passwords = { currentPassword: PASSWORD, newPassword: 'a better password' };
  await sendOk(changePassword, { token: person.token, body: passwords });
  await sendOk(login, { body: { email: person.user.email, password: passwords.newPassword } });
  const load = { portal: 'manager', version: '1.0.0', retry: false, outcome: 'loaded', milliseconds: 1 };
  await sendOk(reportTelemetry, { body: { events: [load] } });
  for (const email of [person.user.email, freshEmail()]) {
    const tab = await beginSso(api);
    provider.claims = { sub: email, email, email_verified: true };
    const code = codeOf(await comeBack(api, provider.approve(tab.url), tab));
    await sendOk(startSsoSession, { body: { code, verifier: tab.verifier } });
  }
  await sendOk(renew);
  await sendOk(logout);
  const names = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => !called.has(endpoint));
  expect(
    names.map(([name]) => name),
    'endpoints that were not called',
  ).toEqual([]);
}
