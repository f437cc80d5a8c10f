import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { listAssignments } from '@erm/contracts/assignments';
import { listEngineers } from '@erm/contracts/engineers';
import { listProjects } from '@erm/contracts/projects';
import type { Endpoint } from '@erm/contracts/endpoint';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { newAssignmentDocument } from '../collections/assignment-document';
import { newProjectDocument } from '../collections/project-document';
import { newUserDocument } from '../collections/user-document';
import { BATCH_SIZE } from '../db/read-batches';
import { newId } from '../db/id';
import { call, send } from '../test-support/call';
import { signUp } from '../test-support/people';
import { requestRaw } from '../test-support/request-raw';
import { startApi, type TestApi } from '../test-support/start-api';

/** Several batches, the last of which is not full. */
const [ENGINEERS, PROJECTS, ASSIGNMENTS] = [4 * BATCH_SIZE + 3, BATCH_SIZE + 1, 5 * BATCH_SIZE + 7];

let api: TestApi;
let client: MongoClient;
let token: string;
let engineer: Awaited<ReturnType<typeof signUp>>;
let commands: string[] = [];
/** The query of the last list. */
let cursor: unknown;
let onFind: (() => void) | undefined;

beforeAll(async () => {
  api = await startApi({
    onCommand(event) {
      const { commandName, command } = event;
      commands.push(commandName === 'getMore' ? `getMore ${command['collection']}` : commandName);
      if (command['collection'] === 'assignments') cursor = command['getMore'];
      if (command['find'] === 'assignments') onFind?.();
    },
  });
  client = await MongoClient.connect(inject('mongoUri'));
  ({ token } = await signUp(api, 'manager'));
  engineer = await signUp(api, 'engineer', 'Ines Marin');
  await fill();
});
afterAll(() => Promise.all([client.close(), api.close()]));
beforeEach(() => {
  commands = [];
});

async function fill(): Promise<void> {
  const profile = { role: 'engineer', seniority: 'mid', maxCapacity: 100, department: 'Web' } as const;
  const users = Array.from({ length: ENGINEERS - 1 }, (_, n) =>
    newUserDocument(
      // Some have a namesake, in another batch of most lists.
      { ...profile, name: `Engineer ${n % 400}`, email: `listed-${n}@example.com`, skills: [`Skill ${n}`] },
      'no password',
    ),
  );
  const dates = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const projects = Array.from({ length: PROJECTS }, (_, n) =>
    newProjectDocument({
      ...dates,
      name: `Project ${n}`,
      description: 'Has “quotes” and [] brackets.',
      status: 'active',
      teamSize: 1,
      requiredSkills: [],
    }),
  );
  const own = (await api.db.users.findOne({ email: engineer.user.email }))!;
  const deleted = newId();
  const assignments = Array.from({ length: ASSIGNMENTS }, (_, n) => {
    const who = n % 20 === 0 ? own : users[n % users.length]!;
    const fields = { ...dates, role: `Developer ${n % 7}`, allocationPercentage: n % 100 };
    const assignment = newAssignmentDocument(fields, who, projects[n % PROJECTS]!);
    return n % 50 === 1 ? { ...assignment, engineerId: deleted, engineerDeleted: true } : assignment;
  });
  await api.db.users.insertMany(users);
  await api.db.projects.insertMany(projects);
  await api.db.assignments.insertMany(assignments);
}

/** Opens the list of assignments, of which nothing is read yet. */
async function open(encoding = 'identity'): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  const request = get(new URL(listAssignments.path, api.baseUrl), { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

const readings = () => commands.filter((name) => name === 'getMore assignments').length;

/** Waits until no more commands are sent. */
async function settled(): Promise<void> {
  for (let seen = -1; seen !== commands.length; await wait(300)) seen = commands.length;
}

async function logged(msg: string): Promise<Record<string, unknown>[]> {
  await wait(50);
  return api.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg);
}

/** How many requests of the list ended with which status. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(`${api.baseUrl}/metrics`)).text();
  const lines = text.matchAll(
    /^http_requests_total\{method="GET",route="\/api\/assignments",status="(\d+)"\} (\d+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, status, count]) => [status!, Number(count)]));
}

describe('a list without a limit', () => {
  const pages: [string, Endpoint & { path: string }, number, Record<string, string>][] = [
    ['assignments', listAssignments, ASSIGNMENTS, {}],
    ['assignments by project', listAssignments, ASSIGNMENTS, { sort: 'project' }],
    ['engineers', listEngineers, ENGINEERS, {}],
    ['engineers by capacity', listEngineers, ENGINEERS, { sort: '-availableCapacity' }],
    ['projects', listProjects, PROJECTS, {}],
    ['projects searched', listProjects, PROJECTS, { q: 'Project' }],
  ];

  it.each(pages)('has the rows of all pages: %s', async (_, endpoint, count, query) => {
    const rowsOf = (data: unknown) =>
      (Array.isArray(data) ? data : Object.values(data as object)[0]) as unknown[];
    const paged: unknown[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const sent = { token, query: { ...query, limit: 200, ...(cursor ? { cursor } : {}) } };
      const answer = (await call(api, endpoint, sent)) as {
        data: unknown;
        page: { nextCursor: string | null };
      };
      paged.push(...rowsOf(answer.data));
      cursor = answer.page.nextCursor;
    }
    const whole = (await call(api, endpoint, { token, query })) as { data: unknown; page?: unknown };
    expect(paged).toHaveLength(count);
    expect(rowsOf(whole.data)).toEqual(paged);
    expect(whole.page).toEqual(
      Object.keys(query).length > 0 ? { nextCursor: null, total: count } : undefined,
    );
  });

  it('is the text of one object, in the order of its fields', async () => {
    const text = await (await send(api, listProjects, { token, query: { q: 'Project' } })).text();
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(text).toMatch(/^\{"success":true,"data":\[\{"_id"/);
    expect(text).toMatch(/\}\],"page":\{"nextCursor":null,"total":\d+\}\}$/);
  });

  it('has the headers of any answer, compressed or not', async () => {
    const authorization = `Bearer ${token}`;
    const plain = await requestRaw(api.baseUrl, listEngineers.path, { authorization });
    const packed = await requestRaw(api.baseUrl, listEngineers.path, {
      authorization,
      'accept-encoding': 'br',
    });
    const page = await requestRaw(api.baseUrl, `${listEngineers.path}?limit=2`, { authorization });
    const kept = ({ headers }: typeof page) => {
      const { date: _date, 'content-length': _length, 'transfer-encoding': _coding, ...others } = headers;
      return { ...others, 'x-request-id': null };
    };
    expect(kept(plain)).toEqual(kept(page));
    expect(kept(packed)).toEqual({ ...kept(page), 'content-encoding': 'br' });
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  });

  it('answers HEAD without reading it', async () => {
    const head = await requestRaw(
      api.baseUrl,
      listAssignments.path,
      { authorization: `Bearer ${token}` },
      'HEAD',
    );
    expect(head.status).toBe(200);
    expect(head.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(head.body).toHaveLength(0);
    await vi.waitFor(() => expect(commands).toContain('killCursors'));
    expect(readings()).toBe(0);
  });

  it('shows an engineer only their own', async () => {
    const { data } = await call(api, listAssignments, { token: engineer.token });
    const own = ASSIGNMENTS / 20;
    expect(data.length).toBeGreaterThan(own * 0.9);
    expect(new Set(data.map(({ engineerId }) => engineerId?._id))).toEqual(new Set([engineer.id]));
  });

  it('reads every engineer and project once', async () => {
    await call(api, listAssignments, { token });
    expect(commands.filter((name) => name === 'find').length).toBeLessThan(20);
  });
});

describe('a list that is being sent', () => {
  const BATCHES = 20;

  /** Together more than sockets buffer, also when compressed. */
  beforeAll(async () => {
    const one = (await api.db.assignments.findOne())!;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const large = Array.from({ length: BATCH_SIZE }, () => {
        return { ...one, _id: newId(), role: randomBytes(9_000).toString('base64') };
      });
      await api.db.assignments.insertMany(large);
    }
  });

  it('begins before it is read', async () => {
    const response = await open();
    await once(response, 'readable');
    expect(readings()).toBeLessThan(BATCHES);
    response.destroy();
    await vi.waitFor(() => expect(commands).toContain('killCursors'));
  });

  it.each(['identity', 'br'])('waits for its client, and is closed when it leaves: %s', async (encoding) => {
    const response = await open(encoding);
    await settled();
    expect(readings()).toBeLessThan(BATCHES - 2);
    expect(commands).not.toContain('killCursors');
    response.destroy();
    await vi.waitFor(() => expect(commands).toContain('killCursors'));
    await settled();
    expect(await logged('Response failed')).toEqual([]);
  });

  it('is closed when its client has left before it began', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(new URL(listAssignments.path, api.baseUrl), { headers, agent: false });
    request.on('error', () => {});
    onFind = () => request.destroy();
    await vi.waitFor(() => expect(commands).toContain('killCursors'));
    onFind = undefined;
    expect(readings()).toBe(0);
    expect(await logged('Response failed')).toEqual([]);
  });

  it.each(['identity', 'br'])(
    'is cut off when reading it fails, logged and counted: %s',
    async (encoding) => {
      const [before, failures] = [await counted(), await logged('Response failed')];
      const response = await open(encoding);
      await settled();
      // Ends the query behind the back of the list.
      await client.db(api.database).command({ killCursors: 'assignments', cursors: [cursor] });
      expect(await buffer(response).then(() => 'complete', String)).toBe('Error: aborted');
      const requestId = response.headers['x-request-id'];
      expect((await logged('Response failed')).slice(failures.length)).toMatchObject([
        { level: 50, requestId },
      ]);
      const requests = (await logged('request')).filter((line) => line['requestId'] === requestId);
      expect(requests).toMatchObject([{ status: 200, aborted: true }]);
      expect(await counted()).toEqual({ ...before, 500: (before['500'] ?? 0) + 1 });
    },
  );
});
