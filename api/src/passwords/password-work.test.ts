import { register } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, expectFailure } from '../test-support/call';
import { freshEmail, PASSWORD, signUp } from '../test-support/people';
import type { TestApi } from '../test-support/start-api';

// Counts the real library's calls rather than measuring time, which depends on the machine.
vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

let api: TestApi;
beforeAll(async () => {
  // Other files of the worker have loaded the API with the library itself.
  vi.resetModules();
  const { startApi } = await import('../test-support/start-api');
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  vi.resetModules();
});

describe('a failed sign-in', () => {
  it('does the same work for an unknown email as for a known one', async () => {
    const { user } = await signUp(api, 'manager');
    const workFor = async (email: string) => {
      vi.mocked(verify).mockClear();
      await expectFailure(api, login, { body: { email, password: 'wrong-password' } });
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    };
    const known = await workFor(user.email);
    expect(known).toHaveLength(1);
    expect(await workFor('nobody@example.com')).toEqual(known);
  });
});

describe('a registration', () => {
  it('does the same work for a registered email as for a new one', async () => {
    const { user } = await signUp(api, 'manager');
    const bodyOf = (email: string) => ({ name: 'Robin', email, password: PASSWORD, role: 'engineer' });
    const hashed = () => vi.mocked(hash).mock.calls.map(([password]) => password);
    vi.mocked(hash).mockClear();
    await call(api, register, { body: bodyOf(freshEmail()) });
    const free = hashed();
    expect(free).toEqual([PASSWORD]);
    vi.mocked(hash).mockClear();
    await expectFailure(api, register, { body: bodyOf(user.email) });
    expect(hashed()).toEqual(free);
  });
});

describe('a flood of passwords', () => {
  it('occupies two threads, and is turned away once the queue is full', async () => {
    let running = 0;
    let most = 0;
    vi.mocked(verify).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return true;
    });
    const { passwordHasher } = await import('./password-hasher');
    const hasher = passwordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
    const flood = Array.from({ length: 510 }, () => hasher.verify('a hash', PASSWORD));
    const results = await Promise.allSettled(flood);
    vi.mocked(verify).mockReset();
    expect(most).toBe(2);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', details: { headers: { 'retry-after': '5' } } });
    await expect(hasher.verify(undefined, PASSWORD)).resolves.toBe(false);
  });
});
