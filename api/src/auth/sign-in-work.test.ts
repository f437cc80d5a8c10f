import { login } from '@erm/contracts/auth';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refused } from '../test-support/call';
import { signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

// The real library, with its calls counted: a clock would measure the machine.
vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('a refused sign-in', () => {
  it('does the same work for an unknown e-mail as for a known one', async () => {
    const { user } = await signUp(api, 'manager');
    const workFor = async (email: string) => {
      vi.mocked(verify).mockClear();
      await refused(api, login, { body: { email, password: 'wrong-password' } });
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    };
    const known = await workFor(user.email);
    expect(known).toHaveLength(1);
    expect(await workFor('nobody@example.com')).toEqual(known);
  });
});
