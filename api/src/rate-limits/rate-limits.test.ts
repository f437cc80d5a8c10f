import { register, updateProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { createProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { freshEmail, PASSWORD, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
/** Another process on the same database. */
let second: TestApi;
beforeAll(async () => {
  api = await startApi({ config: { rateLimits: true, trustedProxies: 1 } });
  second = await startApi({ config: { rateLimits: true, trustedProxies: 1 }, database: api.database });
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const wrong = (email: string, address = '203.0.113.9') => ({
  body: { email, password: 'not the password' },
  ...from(address),
});
const right = (email: string, address: string) => ({ body: { email, password: PASSWORD }, ...from(address) });
const statusesOf = (attempts: Promise<Response>[]) =>
  Promise.all(attempts).then((replies) => replies.map(({ status }) => status));
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const countOf = (statuses: number[], status: number) => statuses.filter((other) => other === status).length;

describe('guessing a password', () => {
  it('is blocked at every process after ten failures, and says when to retry', async () => {
    const { user } = await signUp(api, 'manager');
    for (let count = 0; count < 10; count += 1) {
      const { code } = await expectFailure(count % 2 ? api : second, login, wrong(user.email));
      expect(code).toBe('INVALID_CREDENTIALS');
    }
    for (const server of [api, second]) {
      const failure = await expectFailure(server, login, right(user.email, '203.0.113.9'));
      expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(failure.error).toBe('Too many attempts. Please try again in 15 minutes.');
      const seconds = Number(failure.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(800);
      expect(seconds).toBeLessThanOrEqual(900);
    }
  });

  it.each(['from a stranger', 'where the user has signed in before'])(
    'is not made easier by concurrency %s',
    async (place) => {
      const { user } = await signUp(api, 'manager');
      const address = place === 'from a stranger' ? '203.0.113.9' : '127.0.0.1';
      const statuses = await statusesOf(times(40, () => send(api, login, wrong(user.email, address))));
      expect(countOf(statuses, 401)).toBe(10);
      expect(countOf(statuses, 429)).toBe(30);
    },
  );

  it('starts over after a successful sign-in', async () => {
    const { user } = await signUp(api, 'manager');
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 7; slip += 1) await expectFailure(api, login, wrong(user.email));
      await call(api, login, right(user.email, '203.0.113.9'));
    }
  });

  it.each([
    ['IPv4', (port: number) => `203.0.113.20:${port}`],
    ['IPv6', (port: number) => `[2001:db8:5:6::1]:${port}`],
  ])('is blocked although the proxy reports the port of each connection (%s)', async (_, address) => {
    const email = freshEmail();
    const statuses = await statusesOf(times(12, (i) => send(api, login, wrong(email, address(4000 + i)))));
    expect(countOf(statuses, 429)).toBe(2);
  });

  it('does not reveal whether the account exists', async () => {
    const email = freshEmail('nobody');
    for (let count = 0; count < 10; count += 1) await expectFailure(api, login, wrong(email));
    expect((await expectFailure(api, login, wrong(email))).status).toBe(429);
    const stored = await api.db.rateLimits.find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  it('from many networks is slowed down for the whole account', async () => {
    const email = freshEmail();
    const attempt = (i: number) => send(i % 2 ? api : second, login, wrong(email, `192.0.2.${i % 25}`));
    const statuses = await statusesOf(times(125, attempt));
    expect(countOf(statuses, 401)).toBe(100);
    expect(countOf(statuses, 429)).toBe(25);
  });
});

describe('locking somebody out', () => {
  it('does not work: failures of strangers do not affect the user', async () => {
    const { user } = await signUp(api, 'manager');
    await call(api, login, right(user.email, '198.51.100.7'));
    await statusesOf(times(130, (i) => send(api, login, wrong(user.email, `192.0.2.${100 + (i % 14)}`))));
    expect((await expectFailure(api, login, right(user.email, '192.0.2.100'))).status).toBe(429);
    await call(api, login, right(user.email, '198.51.100.7'));
  });

  it.each([
    ['from few networks', (i: number) => `192.0.2.${i % 25}`, 130],
    ['from one network each', (i: number) => `198.18.0.${i}`, 100],
  ])('does not work where the user is for the first time either: %s', async (_, address, attempts) => {
    const { user } = await signUp(api, 'manager');
    for (let i = 0; i < attempts; i += 1) await send(api, login, wrong(user.email, address(i)));
    await call(api, login, right(user.email, `198.51.100.${attempts}`));
  });

  it('only slows attempts down where the user has signed in before', async () => {
    const { user } = await signUp(api, 'manager');
    await call(api, login, right(user.email, '198.51.100.8'));
    for (let count = 0; count < 10; count += 1) {
      await expectFailure(api, login, wrong(user.email, '198.51.100.8'));
    }
    const failure = await expectFailure(api, login, right(user.email, '198.51.100.8'));
    expect(failure.error).toMatch(/^Too many attempts\. Please try again in (29|30) seconds\.$/);
    expect(Number(failure.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    const stored = await api.db.rateLimits.find({}).toArray();
    const braked = stored.filter(({ key }) => key.startsWith('signIn-pair-brake'));
    const _id = { $in: braked.map((limit) => limit._id) };
    await api.db.rateLimits.updateMany({ _id }, { $set: { expire: new Date(0) } });
    await call(api, login, right(user.email, '198.51.100.8'));
  });
});

describe('trying many accounts from one network', () => {
  const attack = (address: (i: number) => string) =>
    statusesOf(times(310, (i) => send(api, login, wrong(freshEmail(), address(i)))));

  it('is blocked after 300 failures, without affecting others', async () => {
    const statuses = await attack(() => '203.0.113.1');
    expect(countOf(statuses, 401)).toBe(300);
    expect(countOf(statuses, 429)).toBe(10);
    const blocked = await expectFailure(api, login, wrong(freshEmail(), '203.0.113.1'));
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await send(api, login, wrong(freshEmail(), '203.0.113.2'))).status).toBe(401);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const statuses = await attack((i) => `2001:db8:1:2:${i.toString(16)}::1`);
    expect(countOf(statuses, 401)).toBe(300);
    expect((await send(api, login, wrong(freshEmail(), '2001:db8:1:3::1'))).status).toBe(401);
  });

  it('leaves an office alone: those who have signed in there still can, others wait seconds', async () => {
    const { user } = await signUp(api, 'manager');
    await call(api, login, right(user.email, '203.0.113.4'));
    const { user: colleague } = await signUp(api, 'engineer');
    expect(countOf(await attack(() => '203.0.113.4'), 401)).toBe(300);
    await call(api, login, right(user.email, '203.0.113.4'));
    const failure = await expectFailure(api, login, right(colleague.email, '203.0.113.4'));
    expect(Number(failure.headers.get('retry-after'))).toBeLessThanOrEqual(3);
  });
});

describe('registering', () => {
  const body = (email = freshEmail()) => ({
    name: 'Robin Reed',
    email,
    password: PASSWORD,
    role: 'engineer',
  });

  it('is limited by network', async () => {
    const statuses = await statusesOf(
      times(205, () => send(api, register, { body: body(), ...from('203.0.113.3') })),
    );
    expect(countOf(statuses, 201)).toBe(200);
    expect(countOf(statuses, 429)).toBe(5);
  });

  it('cannot be denied to an email by others', async () => {
    const email = freshEmail();
    const invalid = { body: { ...body(email), role: 'manager' } };
    const closed = await startApi({
      config: { rateLimits: true, trustedProxies: 1, registration: 'engineers' },
      database: api.database,
    });
    for (let i = 0; i < 10; i += 1) {
      await expectFailure(closed, register, { ...invalid, ...from('203.0.113.5') });
    }
    expect((await send(closed, register, { ...invalid, ...from('203.0.113.5') })).status).toBe(429);
    await call(closed, register, { body: body(email), ...from('203.0.113.6') });
    await closed.close();
  });
});

describe('a user with a session', () => {
  it('can sign in 60 times a minute, then waits', async () => {
    const { user } = await signUp(api, 'engineer');
    const address = '198.51.100.9';
    for (let count = 0; count < 60; count += 1) await call(api, login, right(user.email, address));
    const failure = await expectFailure(api, login, right(user.email, address));
    expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  it('can, as an engineer, save 60 changes a minute, however many are sent at once', async () => {
    const { token } = await signUp(api, 'engineer');
    const save = (i: number) => send(api, updateProfile, { token, body: { department: `Team ${i}` } });
    const statuses = await statusesOf(times(70, save));
    expect(countOf(statuses, 200)).toBe(60);
    expect(countOf(statuses, 429)).toBe(10);
  });

  it('is not charged for rejected changes', async () => {
    const { token } = await signUp(api, 'engineer');
    const bad = { token, body: { name: '' } };
    for (let count = 0; count < 61; count += 1) {
      expect((await send(api, updateProfile, bad)).status).toBe(400);
    }
    await call(api, updateProfile, { token, body: { department: 'Web' } });
  });

  it('can, as a manager, do the work of a day in a minute', async () => {
    const { token } = await signUp(api, 'manager');
    const project = {
      name: 'Harbour',
      description: 'Moves boats',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    };
    const create = (i: number) =>
      send(api, createProject, { token, body: { ...project, name: `Dock ${i}` } });
    expect(countOf(await statusesOf(times(150, create)), 201)).toBe(150);
  });
});
