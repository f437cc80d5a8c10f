import { listChanges } from '@erm/contracts/changes';
import { endpoints } from '@erm/contracts/endpoints';
import type { Endpoint } from '@erm/contracts/endpoint';
import { failureSchema } from '@erm/contracts/errors';
import fc from 'fast-check';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { call } from '../test-support/call';
import { addEngineer, addProject, assign, assignmentBody, PASSWORD, signUp } from '../test-support/people';
import { startApi, TEST_SECRET, type TestApi } from '../test-support/start-api';

// Every run sends the same requests. `pnpm fuzz:api` sends 20,000 random ones; a failure prints its seed.
const WANTED = process.env['FUZZ_REQUESTS'];
const REQUESTS = Number(WANTED ?? 1000);
const FORGERIES = Math.ceil(REQUESTS / 40);
const seed = WANTED === undefined ? { seed: 1000 } : {};

let api: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
let ids: string[];
/** A valid body for each endpoint. */
let bodies: Record<string, object>;
/** A valid query for each endpoint that requires one. */
const queries: Record<string, Record<string, string>> = {
  listAvailability: { from: '2026-03-02' },
  getSchedule: { from: '2026-03-02', to: '2026-06-30' },
  getRoadmap: { from: '2026-03-02', to: '2026-06-30' },
  getProjectSchedule: { from: '2026-03-02', to: '2026-06-30' },
  findPeople: { from: '2026-03-02', to: '2026-04-30', min: '40' },
};
beforeAll(async () => {
  api = await startApi();
  manager = await signUp(api, 'manager');
  const engineer = await addEngineer(api, manager.token);
  const project = await addProject(api, manager.token);
  const assignment = await assign(api, manager.token, { engineerId: engineer._id, projectId: project._id });
  const [change] = (await call(api, listChanges, { token: manager.token })).data;
  ids = [engineer._id, project._id, assignment._id, change!._id];
  const person = { name: 'Ada Park', email: 'taken@example.com', password: PASSWORD };
  const dates = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const engineerBody = { ...person, department: 'Web', skills: ['Go'], seniority: 'mid', maxCapacity: 50 };
  const projectBody = { name: 'Quay', description: 'x', teamSize: 2, requiredSkills: ['Go'], ...dates };
  const share = assignmentBody({ engineerId: engineer._id, projectId: project._id, allocationPercentage: 1 });
  const loaded = {
    portal: 'manager',
    version: '1.0.0',
    retry: false,
    outcome: 'loaded',
    milliseconds: 300,
  };
  bodies = {
    login: { email: manager.user.email, password: PASSWORD },
    register: { ...person, role: 'engineer', seniority: 'mid' },
    updateProfile: { name: 'Marta', version: 1 },
    changePassword: { currentPassword: 'not the password', newPassword: 'another-password' },
    updateManager: { disabled: true, version: 1 },
    createInvitation: { role: 'engineer', email: 'invited@example.com', name: 'Ada Park' },
    lookupInvitation: { token: 'unknown' },
    acceptInvitation: { ...person, token: 'unknown', seniority: 'mid' },
    createEngineer: engineerBody,
    updateEngineer: { ...engineerBody, version: 1 },
    createProject: { ...projectBody, status: 'active' },
    updateProject: { ...projectBody, status: 'planning', version: 1 },
    createAssignment: share,
    updateAssignment: { ...share, version: 1 },
    applyBatch: {
      operations: [
        { action: 'create', body: share },
        { action: 'updateProject', id: project._id, body: { ...dates, version: 1 } },
      ],
    },
    reportTelemetry: { events: [loaded] },
  };
});
afterAll(() => api.close());

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.5,
    101,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\0',
    '\ud800',
    'é🙂',
    'ل',
    '__proto__',
    'constructor',
    '$ne',
    '$where',
    '..%2f..%2fetc%2fpasswd',
    "' OR 1=1 --",
    '<script>',
    '2026-02-30',
    '9999-99-99',
    '-1',
    '1e9',
    'NaN',
    'x'.repeat(5000),
    'a@b',
    'manager',
    { $ne: null },
    { $gt: '' },
    { $where: 'sleep(9)' },
    [],
    [[]],
    {},
    [null],
    ['a', 7],
    [{ $ne: 1 }],
  ),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
/** Replaces, drops, or adds one field of a valid body, or replaces the whole body. */
const spoil = fc.oneof(
  fc.record({ kind: fc.constant('exchange' as const), at: fc.nat(20), value: nasty }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat(20) }),
  fc.record({
    kind: fc.constant('add' as const),
    name: fc.oneof(fc.string(), fc.constantFrom('__proto__', '$set', 'role', '_id')),
    value: nasty,
  }),
  fc.record({ kind: fc.constant('replace' as const), value: nasty }),
  fc.record({
    kind: fc.constant('text' as const),
    value: fc.oneof(
      fc.string(),
      fc.constantFrom('{', '{"a":}', '[', '"', '{"__proto__":{"role":"manager"}}'),
    ),
  }),
);
const queryName = fc.constantFrom(
  'limit',
  'cursor',
  'q',
  'q',
  'q',
  'sort',
  'status',
  'from',
  'to',
  'engineerId',
  'entity',
  'q[$ne]',
  'by',
  'columns',
  'sortColumn',
  'min',
  'skill',
  'department',
  'seniority',
  'project',
  'only',
  'actorId',
  'batch',
  'mine',
);
const queryValue = fc.oneof(
  fc.constantFrom(
    '-1',
    '0',
    '201',
    '*',
    '(',
    '[a-',
    '\\',
    '$ne',
    'name',
    '2026-13-01',
    '2026-03-02',
    '0000-01-01',
    '9999-12-31',
    'active',
    'month',
    '26',
  ),
  fc.string(),
);
const request = fc.record({
  call: fc.constantFrom(...Object.keys(endpoints)),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'), { freq: 8 }),
  id: fc.oneof(fc.nat(3), fc.string(), fc.constantFrom('x', 'f'.repeat(24), '%00', '..', '$ne', '🙂')),
  query: fc.dictionary(fc.oneof({ weight: 9, arbitrary: queryName }, fc.string()), queryValue, {
    maxKeys: 2,
  }),
  repeated: fc.array(queryName, { maxLength: 1 }),
  spoil,
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data',
    '',
  ),
  key: fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), { freq: 6 }),
});
type BadRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function bodyOf({ call, spoil: how }: BadRequest): string {
  if (how.kind === 'text') return how.value;
  if (how.kind === 'replace') return JSON.stringify(how.value);
  const entries = Object.entries(bodies[call] ?? {});
  const at = 'at' in how ? how.at % Math.max(entries.length, 1) : 0;
  if (how.kind === 'drop') entries.splice(at, 1);
  if (how.kind === 'exchange' && entries[at]) entries[at][1] = how.value;
  // Built as text because an object would lose a `__proto__` key.
  const added = how.kind === 'add' ? [`${JSON.stringify(how.name)}:${JSON.stringify(how.value)}`] : [];
  const fields = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
  return `{${[...fields, ...added].join(',')}}`;
}

async function sendBad(bad: BadRequest): Promise<Response> {
  const endpoint: Endpoint = endpoints[bad.call as keyof typeof endpoints];
  const id = typeof bad.id === 'number' ? (ids[bad.id] ?? '') : encodeURIComponent(bad.id);
  const url = new URL(endpoint.path.replace('{id}', id), api.baseUrl);
  for (const [name, value] of Object.entries({ ...queries[bad.call], ...bad.query })) {
    url.searchParams.set(name, value);
  }
  for (const name of bad.repeated) url.searchParams.append(name, 'again');
  const method = bad.method ?? endpoint.method;
  const headers = new Headers({ authorization: `Bearer ${manager.token}` });
  if (bad.type) headers.set('content-type', bad.type);
  if (bad.key !== null) headers.set('idempotency-key', bad.key);
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  return fetch(url, { method, headers, signal, ...(hasBody && { body: bodyOf(bad) }) });
}

/** A hundred times the duration on a busy machine, so only input that makes the server spin exceeds it. */
const RESPONSE_TIMEOUT_MS = 5_000;

const LEAKS =
  /node_modules|\.ts:\d|\bat \w+ \(|E11000|Mongo|\$argon2|passwordHash|tokenVersion|ECONN|undefined/;

/** Expects no server error, and failures in the standard format without internal details. */
async function expectSafeResponse(reply: Response): Promise<void> {
  const text = await reply.text();
  expect(reply.status, text).toBeLessThan(500);
  expect(text).not.toMatch(/\$argon2|passwordHash|tokenVersion/);
  if (reply.status < 400) return;
  expect(reply.headers.get('content-type')).toContain('application/json');
  const failure = z.strictObject(failureSchema.shape).parse(JSON.parse(text));
  expect(failure.error.length).toBeGreaterThan(0);
  const messages = [failure.error, ...(failure.issues ?? []).map(({ message }) => message)].join('\n');
  expect(messages).not.toMatch(LEAKS);
}

describe('bad requests', () => {
  it('fail safely, and only accepted requests change data', async () => {
    const changes = () => api.db.audit.countDocuments({});
    const before = await changes();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(request, async (bad) => {
        // A logout or a deletion of the other requests' targets would make those fail trivially.
        const endpoint: Endpoint = endpoints[bad.call as keyof typeof endpoints];
        if (bad.call === 'logout' || (bad.method ?? endpoint.method) === 'DELETE') return;
        const reply = await sendBad(bad);
        const writes = ['POST', 'PUT'].includes(bad.method ?? endpoint.method);
        if (writes && reply.status < 300 && bad.call !== 'login') accepted += 1;
        await expectSafeResponse(reply);
      }),
      { numRuns: REQUESTS, ...seed },
    );
    expect((await changes()) - before).toBeLessThanOrEqual(accepted);
  }, 900_000);
});

describe('forged tokens', () => {
  it('are all rejected', async () => {
    const [header = '', claims = '', signature = ''] = manager.token.split('.');
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = jsonwebtoken.decode(manager.token) as Record<string, unknown>;
    const forged = fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ minLength: 32 }).map((secret) => jsonwebtoken.sign(payload, `${secret}!`)),
      fc
        .constantFrom('none', 'None', 'HS512', 'RS256', '')
        .map((alg) => `${encoded({ alg, typ: 'JWT' })}.${claims}.${signature}`),
      fc
        .dictionary(
          fc.constantFrom('sub', 'ver', 'exp', 'role', 'jti'),
          fc.anything({ maxDepth: 1, values: [fc.string(), fc.integer()] }),
          { minKeys: 1 },
        )
        .map((change) => `${header}.${encoded({ ...payload, ...change, forged: true })}.${signature}`),
      fc.nat(signature.length - 2).map((at) => {
        const other = signature[at] === 'A' ? 'B' : 'A';
        return `${header}.${claims}.${signature.slice(0, at)}${other}${signature.slice(at + 1)}`;
      }),
      fc.constantFrom('sub', 'ver', 'jti').map((name) => {
        const { [name]: _gone, ...rest } = payload;
        return jsonwebtoken.sign(rest, TEST_SECRET);
      }),
    );
    await fc.assert(
      fc.asyncProperty(forged, async (token) => {
        const headers = new Headers({ authorization: `Bearer ${token}` });
        const reply = await fetch(`${api.baseUrl}/api/audit`, { headers });
        expect(reply.status).toBe(401);
        await expectSafeResponse(reply);
      }),
      { numRuns: FORGERIES, ...seed },
    );
  }, 120_000);
});
