import { login, register } from '@erm/contracts/auth';
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

const wrong = (email: string) => ({ body: { email, password: 'not the password' } });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('the limit per account', () => {
  it('blocks sign-ins at every process after ten failures and returns when to retry', async () => {
    const { user } = await signUp(api, 'manager');
    for (let count = 0; count < 10; count += 1) {
      const { code } = await expectFailure(count % 2 ? api : second, login, wrong(user.email));
      expect(code).toBe('INVALID_CREDENTIALS');
    }
    const right = { body: { email: user.email, password: PASSWORD } };
    for (const server of [api, second]) {
      const failure = await expectFailure(server, login, right);
      expect(failure).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(failure.error).toBe('Too many attempts. Please try again in 15 minutes.');
      const seconds = Number(failure.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(800);
      expect(seconds).toBeLessThanOrEqual(900);
    }
  });

  it('applies to concurrent attempts', async () => {
    const { user } = await signUp(api, 'manager');
    const replies = await Promise.all(Array.from({ length: 40 }, () => send(api, login, wrong(user.email))));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('is reset by a successful sign-in', async () => {
    const { user } = await signUp(api, 'manager');
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 7; slip += 1) await expectFailure(api, login, wrong(user.email));
      await call(api, login, { body: { email: user.email, password: PASSWORD } });
    }
  });

  it('does not reveal whether the account exists', async () => {
    const email = freshEmail('nobody');
    for (let count = 0; count < 10; count += 1) await expectFailure(api, login, wrong(email));
    expect((await expectFailure(api, login, wrong(email))).status).toBe(429);
    const stored = await api.db.rateLimits.find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(email);
  });
});

describe('the limit per address', () => {
  it('stops one address from trying many accounts and does not affect others', async () => {
    const attempts = Array.from({ length: 310 }, () =>
      send(api, login, { ...wrong(freshEmail()), ...from('203.0.113.1') }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(300);
    expect((await send(api, login, { ...wrong(freshEmail()), ...from('203.0.113.2') })).status).toBe(401);
  });

  it('limits registrations', async () => {
    const body = () => ({ name: 'Robin Reed', email: freshEmail(), password: PASSWORD, role: 'engineer' });
    const attempts = Array.from({ length: 205 }, () =>
      send(api, register, { body: body(), ...from('203.0.113.3') }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
