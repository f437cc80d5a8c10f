import type { Endpoint } from '@erm/contracts/endpoint';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { endpoints } from '@erm/contracts/endpoints';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toObjectId } from '../db/id';
import { call, readFailure, send } from '../test-support/call';
import { addEngineer, addProject, assign, signIn, signUp } from '../test-support/people';
import { startApi, TEST_SECRET, type TestApi } from '../test-support/start-api';

let api: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
let engineer: Awaited<ReturnType<typeof signUp>>;
/** Invalid tokens by description. Each must be rejected before the rest of the request is examined. */
const invalidTokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  api = await startApi();
  manager = await signUp(api, 'manager');
  engineer = await signUp(api, 'engineer');

  const payload = { role: 'manager', ver: 1 };
  const options = { subject: manager.id, jwtid: 'x', expiresIn: '8h' } as const;
  const [header = '', claims = '', signature = ''] = manager.token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decoded = { ...(jsonwebtoken.decode(engineer.token) as object), role: 'manager', sub: manager.id };
  const deleted = await addEngineer(api, manager.token);
  Object.assign(invalidTokens, {
    'no token': undefined,
    'a malformed token': 'nonsense',
    'a token signed with another secret': jsonwebtoken.sign(payload, 'x'.repeat(40), options),
    'a token signed with another algorithm': jsonwebtoken.sign(payload, TEST_SECRET, {
      ...options,
      algorithm: 'HS512',
    }),
    'an unsigned token': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'a token with tampered claims': `${header}.${encode(decoded)}.${signature}`,
    'an expired token': jsonwebtoken.sign(payload, TEST_SECRET, { ...options, expiresIn: -1 }),
    'a token that never expires': jsonwebtoken.sign(payload, TEST_SECRET, {
      subject: manager.id,
      jwtid: 'x',
    }),
    'a token without an id': jsonwebtoken.sign(payload, TEST_SECRET, {
      subject: manager.id,
      expiresIn: '8h',
    }),
    'a token with an outdated version': jsonwebtoken.sign({ ...payload, ver: 0 }, TEST_SECRET, options),
    'a token of an unknown user': jsonwebtoken.sign(payload, TEST_SECRET, {
      ...options,
      subject: 'f'.repeat(24),
    }),
    'a token with a malformed subject': jsonwebtoken.sign(payload, TEST_SECRET, {
      ...options,
      subject: '$ne',
    }),
    'the token of a deleted engineer': await signIn(api, deleted.email),
  });
  await call(api, deleteEngineer, { token: manager.token, params: { id: deleted._id } });
});
afterAll(() => api.close());

/**
 * The roles allowed per endpoint according to section 6 of the specification, independent of the contract under test.
 */
const ALLOWED_ROLES: Record<keyof typeof endpoints, ('manager' | 'engineer')[] | 'everyone'> = {
  login: 'everyone',
  register: 'everyone',
  startSsoSession: 'everyone',
  renew: ['manager', 'engineer'],
  logout: ['manager', 'engineer'],
  getProfile: ['manager', 'engineer'],
  updateProfile: ['manager', 'engineer'],
  changePassword: ['manager', 'engineer'],
  listManagers: ['manager'],
  updateManager: ['manager'],
  listInvitations: ['manager'],
  createInvitation: ['manager'],
  deleteInvitation: ['manager'],
  lookupInvitation: 'everyone',
  acceptInvitation: 'everyone',
  listEngineers: ['manager'],
  createEngineer: ['manager'],
  updateEngineer: ['manager'],
  deleteEngineer: ['manager'],
  getEngineerCapacity: ['manager', 'engineer'],
  listProjects: ['manager', 'engineer'],
  createProject: ['manager'],
  updateProject: ['manager'],
  deleteProject: ['manager'],
  listSuitableEngineers: ['manager'],
  listAssignments: ['manager', 'engineer'],
  createAssignment: ['manager'],
  updateAssignment: ['manager'],
  deleteAssignment: ['manager'],
  getUtilization: ['manager'],
  listAvailability: ['manager'],
  getRoadmap: ['manager'],
  getSchedule: ['manager', 'engineer'],
  getProjectSchedule: ['manager'],
  getRosterFilters: ['manager', 'engineer'],
  findPeople: ['manager'],
  listAudit: ['manager'],
  applyBatch: ['manager'],
  listChanges: ['manager', 'engineer'],
  undoChange: ['manager', 'engineer'],
  undoBatch: ['manager'],
  reportTelemetry: ['manager', 'engineer'],
};

const calls = Object.entries(endpoints).map(
  ([name, endpoint]) => [name as keyof typeof endpoints, endpoint as Endpoint] as const,
);

/** Sends an empty body and, by default, an unknown ID, so an authorized call fails with neither 401 nor 403. */
async function statusFor(
  endpoint: Endpoint,
  token: string | undefined,
  id = 'f'.repeat(24),
): Promise<number> {
  const body = endpoint.method === 'GET' ? undefined : {};
  return (await send(api, endpoint, { ...(token && { token }), params: { id }, body })).status;
}

describe.each(calls)('%s', (name, endpoint) => {
  const allowed = ALLOWED_ROLES[name];

  it('rejects unauthenticated requests unless it is public', async () => {
    for (const [description, token] of Object.entries(invalidTokens)) {
      const reply = await send(api, endpoint, { ...(token && { token }), params: { id: 'f'.repeat(24) } });
      if (allowed === 'everyone') {
        expect(reply.status, description).toBe(400);
        continue;
      }
      const failure = await readFailure(reply);
      expect(failure, description).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        error: token ? 'Your session has ended. Please sign in again.' : 'Please sign in',
      });
    }
  });

  it.each(['manager', 'engineer'] as const)('checks the role of a %s', async (role) => {
    const session = role === 'manager' ? manager : engineer;
    const token = await signIn(api, session.user.email);
    // Engineers can read only their own capacity.
    const status = await statusFor(endpoint, token, session.id);
    if (allowed === 'everyone' || allowed.includes(role)) expect([200, 400, 404]).toContain(status);
    else expect(status).toBe(403);
  });
});

describe('authorization', () => {
  it('uses the role in the database, not the one in the token', async () => {
    const { token, id } = await signUp(api, 'manager');
    expect(await statusFor(endpoints.listEngineers, token)).toBe(200);
    await api.db.users.updateOne({ _id: toObjectId(id) }, { $set: { role: 'engineer' } });
    expect(await statusFor(endpoints.listEngineers, token)).toBe(403);
  });

  it('precedes validation, so a forbidden request does not reveal its errors', async () => {
    const reply = await fetch(`${api.baseUrl}/api/engineers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${engineer.token}`, 'content-type': 'application/json' },
      body: '{ not json',
    });
    expect((await readFailure(reply)).status).toBe(403);
  });
});

it('never shows an engineer another engineer’s data', async () => {
  const { token, id, user } = await signUp(api, 'engineer', 'Own Person');
  const secret = await addEngineer(api, manager.token, { name: 'Secret Colleague', skills: ['Hidden Art'] });
  const { _id: projectId } = await addProject(api, manager.token, { requiredSkills: ['COBOL'] });
  await assign(api, manager.token, { engineerId: id, projectId });
  const { _id: assignmentId } = await assign(api, manager.token, { engineerId: secret._id, projectId });
  for (const [, endpoint] of calls) {
    if (endpoint === endpoints.logout) continue;
    for (const target of [secret._id, assignmentId, projectId, id]) {
      const reply = await send(api, endpoint, {
        token,
        params: { id: target },
        query: { engineerId: secret._id },
      });
      expect(await reply.text()).not.toMatch(/Secret|Hidden/);
    }
  }
  expect(await signIn(api, user.email)).toBeTruthy();
});
