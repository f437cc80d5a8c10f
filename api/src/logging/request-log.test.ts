import { getProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { addEngineer, PASSWORD, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function lines(): Promise<Record<string, unknown>[]> {
  await wait(20);
  return api.log.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the request log', () => {
  it('has one line per request with the user, route, status, and duration', async () => {
    const manager = await signUp(api, 'manager');
    const engineer = await addEngineer(api, manager.token);
    await call(api, updateEngineer, {
      token: manager.token,
      params: { id: engineer._id },
      body: { department: 'Data' },
      headers: { 'x-request-id': 'abc-1' },
    });
    const line = (await lines()).find(({ callerRequestId }) => callerRequestId === 'abc-1');
    expect(line).toMatchObject({
      level: 30,
      method: 'PUT',
      route: '/api/engineers/{id}',
      status: 200,
      userId: manager.id,
      ms: expect.any(Number),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('records the address of a failed sign-in and an anonymous account key', async () => {
    const email = 'somebody@example.com';
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expectFailure(api, login, { body: { email, password: 'a wrong password' } });
    }
    await expectFailure(api, login, { body: { email: 'else@example.com', password: 'a wrong password' } });
    const failed = (await lines()).filter(({ msg }) => msg === 'Sign-in failed');
    expect(failed).toHaveLength(3);
    expect(failed[0]).toMatchObject({ level: 40, address: '127.0.0.1', account: failed[1]?.['account'] });
    expect(failed[2]?.['account']).not.toBe(failed[0]?.['account']);
    expect(api.log.join('')).not.toContain(email);
  });

  it('records who signed in, from where', async () => {
    const { user } = await signUp(api, 'manager');
    await call(api, login, { body: { email: user.email, password: PASSWORD } });
    const signedIn = (await lines()).filter(({ msg }) => msg === 'Signed in');
    expect(signedIn.at(-1)).toMatchObject({ user: user._id, method: 'password', address: '127.0.0.1' });
  });

  it('never contains a password or a token', async () => {
    const { token, user } = await signUp(api, 'manager');
    await call(api, getProfile, { token });
    await expectFailure(api, login, { body: { email: user.email, password: 'a wrong password' } });
    await fetch(`${api.baseUrl}/api/auth/profile?token=${token}`, {
      headers: { authorization: `Bearer ${token}x` },
    });
    await lines();
    const text = api.log.join('');
    expect(text).toContain('/api/auth/login');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain('a wrong password');
    expect(text).not.toContain(token);
  });
});
