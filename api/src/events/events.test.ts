import { once } from 'node:events';
import { connect } from 'node:net';
import { deleteAssignment, updateAssignment } from '@erm/contracts/assignment-edits';
import { logout } from '@erm/contracts/auth';
import { streamEvents } from '@erm/contracts/events';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { deleteProject, updateProject } from '@erm/contracts/project-edits';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toObjectId } from '../db/id';
import { orderedIds } from '../db/ordered-id';
import { call, readFailure, send } from '../test-support/call';
import { listen, type StreamMessage } from '../test-support/listen-to-events';
import { addEngineer, addProject, assign, signIn, signUp } from '../test-support/people';
import { startApi, TEST_SECRET, type TestApi } from '../test-support/start-api';

/** Two servers on one database, each with its own connections and its own feed. */
let api: TestApi;
let other: TestApi;
const newOrderedId = orderedIds();
let manager: Awaited<ReturnType<typeof signUp>>;
let token: string;
beforeAll(async () => {
  api = await startApi({ heartbeatMs: 100 });
  other = await startApi({ database: api.database, heartbeatMs: 100 });
  manager = await signUp(api, 'manager', 'Marta Kowalska');
  token = manager.token;
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const about = (id: string | undefined) => (message: StreamMessage) =>
  message.event?.entityId === id || message.event?.changeId === id;
const countListeners = async () => {
  const text = await (await fetch(`${api.baseUrl}/metrics`)).text();
  return Number(/^event_listeners (\d+)$/m.exec(text)?.[1]);
};

describe('the stream of events', () => {
  it('tells of changes through any server, without their contents', async () => {
    const stream = await listen(other, token);
    const { headers } = stream.reply;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();

    const project = await addProject(api, token, { name: 'Confidential' });
    const params = { id: project._id };
    const { changeId } = await call(api, updateProject, { token, params, body: { name: 'Quay' } });
    const { event } = await stream.until(about(changeId));
    expect(event).toEqual({
      changeId,
      batchId: null,
      entity: 'project',
      action: 'update',
      entityId: project._id,
      by: { _id: manager.id, name: 'Marta Kowalska' },
    });
    stream.leave();
  });

  it('loses nothing when many changes commit at once through several servers', async () => {
    const streams = await Promise.all([listen(api, token), listen(other, token)]);
    const engineers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => addEngineer(index % 2 ? api : other, token)),
    );
    for (const stream of streams) {
      for (const { _id } of engineers) await stream.until(about(_id));
      stream.leave();
    }
  });

  it('tells of a change that was recorded before others, but committed after them', async () => {
    const stream = await listen(api, token);
    const { _id } = await addProject(api, token);
    await stream.until(about(_id));
    const record = await api.db.audit.findOne({ entityId: toObjectId(_id) });
    const late = orderedIds()(new Date(Date.now() - 90_000));
    await api.db.audit.insertOne({ ...record!, _id: late });
    await stream.until(about(late.toHexString()));
    expect(stream.messages.filter(about(late.toHexString()))).toHaveLength(1);
    stream.leave();
  });

  it('tells engineers only of themselves, their assignments, and their projects', async () => {
    const engineer = await signUp(api, 'engineer');
    const colleague = await addEngineer(api, token);
    const [own, foreign] = [await addProject(api, token), await addProject(api, token)];
    const ids = { engineerId: engineer.id, projectId: own._id };
    const stream = await listen(api, engineer.token);
    const theirs = await assign(api, token, { engineerId: colleague._id, projectId: foreign._id });
    const assignment = await assign(api, token, ids);
    const secrets = [foreign, own].map(({ _id: id }) => ({ params: { id }, body: { name: 'Quay' } }));
    for (const sent of secrets) await call(api, updateProject, { token, ...sent });
    const moved = { params: { id: assignment._id }, body: { engineerId: colleague._id } };
    await call(api, updateAssignment, { token, ...moved });
    await stream.until(({ event }) => event?.entity === 'assignment' && event.action === 'update');
    for (const { _id: id } of [assignment, theirs])
      await call(api, deleteAssignment, { token, params: { id } });
    const last = await assign(api, token, ids);
    await stream.until(about(last._id));
    const heard = stream.messages.flatMap(({ event }) => (event && event.entity !== 'user' ? event : []));
    expect(heard.map(({ entity, action, entityId }) => [entity, action, entityId])).toEqual([
      ['assignment', 'create', assignment._id],
      ['project', 'update', own._id],
      ['assignment', 'update', assignment._id],
      ['assignment', 'create', last._id],
    ]);
    expect(heard.filter((event) => 'engineerIds' in event || 'projectIds' in event)).toEqual([]);
    stream.leave();
  });

  it('tells managers whom and what an assignment connects, and connected', async () => {
    const stream = await listen(other, token);
    const [from, to] = [await addEngineer(api, token), await addEngineer(api, token)];
    const project = await addProject(api, token);
    const assignment = await assign(api, token, { engineerId: from._id, projectId: project._id });
    const moved = { params: { id: assignment._id }, body: { engineerId: to._id } };
    await call(api, updateAssignment, { token, ...moved });
    const isOfAssignment = about(assignment._id);
    await stream.until((message) => isOfAssignment(message) && message.event?.action === 'update');
    const heard = stream.messages.filter(isOfAssignment).map(({ event }) => event);
    expect(heard).toMatchObject([
      { action: 'create', engineerIds: [from._id], projectIds: [project._id] },
      { action: 'update', engineerIds: [from._id, to._id], projectIds: [project._id] },
    ]);
    stream.leave();
  });
});

describe('a new stream', () => {
  it('begins with what has just happened, for a page that has just read it', async () => {
    const { _id } = await addProject(api, token);
    const record = await api.db.audit.findOne({ entityId: toObjectId(_id) });
    const earlier = orderedIds()(new Date(Date.now() - 30_000));
    await api.db.audit.insertOne({ ...record!, _id: earlier });
    const stream = await listen(other, token);
    await stream.until(about(_id));
    expect(stream.messages.some(about(earlier.toHexString()))).toBe(false);
    stream.leave();
  });
});

describe('a stream that broke off', () => {
  it('continues after its last ID, through any server', async () => {
    const stream = await listen(api, token);
    const lastId = stream.messages.at(-1)!.id;
    stream.leave();
    const { _id } = await addProject(api, token);
    const { changeId } = await call(api, deleteProject, { token, params: { id: _id } });
    const resumed = await listen(other, token, lastId);
    await resumed.until(about(changeId));
    expect(resumed.messages.some(({ name }) => name === 'reset')).toBe(false);
    resumed.leave();
  });

  it.each([
    ['is too old', () => String(Date.now() - 301_000)],
    ['is in the future', () => String(Date.now() + 3_600_000)],
    ['is not one of ours', () => 'f'.repeat(24)],
  ])('starts over if its ID %s', async (_, lastEventId) => {
    const stream = await listen(api, token, lastEventId());
    expect(stream.messages[0]).toMatchObject({ name: 'reset' });
    expect(stream.messages).not.toContainEqual(expect.objectContaining({ name: 'change' }));
    stream.leave();
  });

  it('starts over if it missed very much', async () => {
    const { _id } = await addProject(api, token);
    const record = await api.db.audit.findOne({ entityId: toObjectId(_id) });
    const many = Array.from({ length: 1001 }, () => ({ ...record!, _id: newOrderedId(new Date()) }));
    await api.db.audit.insertMany(many);
    const stream = await listen(api, token, String(Date.now() - 1000));
    expect(stream.messages[0]).toMatchObject({ name: 'reset' });
    stream.leave();
    await api.db.audit.deleteMany({ _id: { $in: many.map((each) => each._id) } });
  });
});

describe('the streams of a server', () => {
  it('carry heartbeats with the latest ID', async () => {
    const stream = await listen(api, token);
    const first = stream.messages[0]!;
    await stream.until(({ id, name }) => name === 'heartbeat' && Number(id) > Number(first.id));
    stream.leave();
  });

  it('end when the session ends', async () => {
    const person = await signUp(api, 'engineer');
    const [first, second] = [person.token, await signIn(api, person.user.email)];
    const streams = [await listen(api, first), await listen(api, second)] as const;
    await call(api, logout, { token: first });
    await streams[0].ended;
    const { id } = streams[1].messages.at(-1)!;
    await streams[1].until((message) => Number(message.id) > Number(id));
    await call(api, deleteEngineer, { token, params: { id: person.id } });
    await streams[1].ended;

    const claims = jsonwebtoken.decode(token) as Record<string, unknown>;
    const expiring = jsonwebtoken.sign({ ...claims, exp: Math.ceil(Date.now() / 1000) + 1 }, TEST_SECRET);
    await (
      await listen(api, expiring)
    ).ended;
  });

  it('are counted, limited per user, and forgotten when their clients leave', async () => {
    const person = await signUp(api, 'engineer');
    await expect.poll(countListeners).toBe(0);
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(api, person.token)));
    expect(await countListeners()).toBe(10);
    const failure = await readFailure(await send(api, streamEvents, { token: person.token }));
    expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(failure.headers.get('retry-after')).toBe('30');
    for (const stream of streams) stream.leave();
    await expect.poll(countListeners).toBe(0);
    const head = await fetch(`${api.baseUrl}/api/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(head.status).toBe(200);
    await expect.poll(countListeners).toBe(0);
  });

  it('do not report a client whose connection breaks off', async () => {
    await expect.poll(countListeners).toBe(0);
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1');
    socket.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await once(socket, 'data');
    socket.resetAndDestroy();
    await expect.poll(countListeners).toBe(0);
    expect(reported).not.toHaveBeenCalled();
    reported.mockRestore();
  });

  it('need a session, and end at once when the server drains', async () => {
    expect((await send(api, streamEvents)).status).toBe(401);
    const failure = await readFailure(
      await send(api, streamEvents, { token, query: { lastEventId: 'x'.repeat(101) } }),
    );
    expect(failure).toMatchObject({ status: 400, issues: [{ path: 'lastEventId' }] });
    const third = await startApi({ database: api.database });
    const stream = await listen(third, token);
    third.events.close();
    await stream.ended;
    const refused = await readFailure(await send(third, streamEvents, { token }));
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await third.close();
  });
});
