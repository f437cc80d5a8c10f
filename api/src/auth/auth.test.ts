import { getProfile, logout, register, updateProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { freshEmail, PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, TEST_SECRET, type TestApi } from '../test-support/start-api';
import { findUser } from '../collections/user-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('registration', () => {
  it('returns a token and the new user with the default values', async () => {
    const email = freshEmail();
    const body = {
      name: ' Ada Park ',
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      role: 'engineer',
    };
    const { data } = await call(api, register, { body });
    expect(data.user).toMatchObject({
      name: 'Ada Park',
      email,
      role: 'engineer',
      skills: [],
      seniority: null,
      maxCapacity: 100,
      department: '',
      version: 1,
    });
    expect(data.user.id).toBe(data.user._id);
    const profile = await call(api, getProfile, { token: data.token });
    expect(profile.data.user).toEqual(data.user);
  });

  it('stores a seniority for engineers but not for managers', async () => {
    const body = { name: 'Ada', password: PASSWORD, seniority: 'lead' };
    const engineer = await call(api, register, { body: { ...body, email: freshEmail(), role: 'engineer' } });
    const manager = await call(api, register, { body: { ...body, email: freshEmail(), role: 'manager' } });
    expect(engineer.data.user.seniority).toBe('lead');
    expect(manager.data.user.seniority).toBeNull();
  });

  it('reports every invalid field at once', async () => {
    const body = {
      name: 'A',
      email: 'nobody',
      password: '12345',
      role: 'boss',
      seniority: 'old',
      admin: true,
    };
    const failure = await expectFailure(api, register, { body });
    expect(failure.status).toBe(400);
    expect(failure.code).toBe('VALIDATION_FAILED');
    expect(failure.issues).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Invalid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
      { path: 'role', message: 'Please select a role' },
      { path: 'seniority', message: 'Seniority must be one of junior, mid, senior, lead' },
      { path: 'admin', message: 'Unknown field "admin"' },
    ]);
  });

  it('rejects an email that is already registered, ignoring case', async () => {
    const { user } = await signUp(api, 'engineer');
    const body = { name: 'Copy', email: user.email.toUpperCase(), password: PASSWORD, role: 'engineer' };
    const failure = await expectFailure(api, register, { body });
    expect(failure).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', error: 'Email already registered' });
  });

  it('creates only one account when an email is registered many times at once', async () => {
    const body = { name: 'Many', email: freshEmail(), password: PASSWORD, role: 'engineer' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(api, register, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('accepts a 128-character password', async () => {
    const body = { name: 'Long', email: freshEmail(), password: 'ö'.repeat(128), role: 'engineer' };
    await call(api, register, { body });
    await signIn(api, body.email, body.password);
    const almost = { email: body.email, password: `${'ö'.repeat(127)}x` };
    expect((await expectFailure(api, login, { body: almost })).code).toBe('INVALID_CREDENTIALS');
  });

  it('ignores a stale token in the request', async () => {
    const body = { name: 'Stale', email: freshEmail(), password: PASSWORD, role: 'engineer' };
    await call(api, register, { body, token: 'not.a.token' });
    await call(api, login, { body: { email: body.email, password: PASSWORD }, token: 'not.a.token' });
  });
});

describe('the registration setting', () => {
  const manager = () => ({ name: 'Boss', email: freshEmail(), password: PASSWORD, role: 'manager' });
  const engineer = () => ({ ...manager(), role: 'engineer' });

  it('rejects everyone with an explanation when registration is closed', async () => {
    const closed = await startApi({ config: { registration: 'closed', production: true } });
    for (const body of [manager(), engineer()]) {
      expect(await expectFailure(closed, register, { body })).toMatchObject({
        status: 403,
        code: 'REGISTRATION_REFUSED',
        error: 'Registration is closed. Please ask an administrator for an account.',
      });
    }
    await closed.close();
  });

  it('rejects managers when registration is limited to engineers', async () => {
    const engineers = await startApi({ config: { registration: 'engineers', production: false } });
    expect(await expectFailure(engineers, register, { body: manager() })).toMatchObject({
      status: 403,
      code: 'REGISTRATION_REFUSED',
      error: 'Managers join by invitation only. Please ask an administrator for an account.',
    });
    await call(engineers, register, { body: engineer() });
    await engineers.close();
  });

  it('makes nobody a manager for being the first in a production database', async () => {
    const production = await startApi({ config: { registration: 'engineers', production: true } });
    expect((await expectFailure(production, register, { body: manager() })).status).toBe(403);
    await production.close();
  });
});

describe('sign-in', () => {
  it('returns a token and the user', async () => {
    const { user } = await signUp(api, 'manager');
    const body = { email: ` ${user.email.toUpperCase()}`, password: PASSWORD };
    const { data } = await call(api, login, { body });
    expect(data.user).toEqual(user);
  });

  it('responds identically to an unknown email and an incorrect password', async () => {
    const { user } = await signUp(api, 'manager');
    const wrong = { status: 401, code: 'INVALID_CREDENTIALS', error: 'Invalid credentials' };
    const password = 'wrong-password';
    expect(await expectFailure(api, login, { body: { email: user.email, password } })).toMatchObject(wrong);
    expect(await expectFailure(api, login, { body: { email: freshEmail(), password } })).toMatchObject(wrong);
  });

  it('rejects malformed credentials with the same messages as the form', async () => {
    const failure = await expectFailure(api, login, { body: { email: 'x', password: '12345' } });
    expect(failure.status).toBe(400);
    expect(failure.error).toBe('Invalid email address. Password must be at least 6 characters');
    expect(failure.issues).toHaveLength(2);
  });
});

describe('logout', () => {
  it('ends only this session', async () => {
    const { token, user } = await signUp(api, 'engineer');
    const other = await signIn(api, user.email);
    expect(await call(api, logout, { token })).toEqual({ success: true, data: {} });
    expect(await expectFailure(api, getProfile, { token })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    await call(api, getProfile, { token: other });
  });
});

it('a session ends eight hours after it began, although its token is signed correctly', async () => {
  const { token } = await signUp(api, 'engineer');
  const claims = jsonwebtoken.decode(token) as { iat: number; exp: number };
  expect(claims.exp - claims.iat).toBe(8 * 60 * 60);
  const resigned = (exp: number) => jsonwebtoken.sign({ ...claims, exp }, TEST_SECRET);
  const now = Math.trunc(Date.now() / 1000);
  await call(api, getProfile, { token: resigned(now + 60) });
  expect(await expectFailure(api, getProfile, { token: resigned(now - 1) })).toMatchObject({ status: 401 });
});

describe('many logouts of one account', () => {
  const endSession = async (email: string) => {
    await call(api, logout, { token: await signIn(api, email) });
  };

  it('end exactly their own sessions when they are concurrent', async () => {
    const { user, token } = await signUp(api, 'engineer');
    const others = await Promise.all([1, 2, 3, 4].map(() => signIn(api, user.email)));
    await Promise.all(others.map((other) => call(api, logout, { token: other })));
    for (const other of others) await expectFailure(api, getProfile, { token: other });
    await call(api, getProfile, { token });
  });

  it('are removed once their tokens would have expired', async () => {
    const { user, id } = await signUp(api, 'engineer');
    await endSession(user.email);
    const found = await findUser(api.db, id);
    const [{ id: tokenId } = { id: '' }] = found?.revokedTokens ?? [];
    const gone = [{ id: tokenId, expiresAt: new Date(0) }];
    await api.db.users.updateOne({ _id: found!._id }, { $set: { revokedTokens: gone } });
    await endSession(user.email);
    const left = (await findUser(api.db, id))?.revokedTokens ?? [];
    expect(left.map((token) => token.id)).not.toContain(tokenId);
    expect(left).toHaveLength(1);
  });

  it('end every session when the limit of stored logouts is exceeded', async () => {
    const { user, token } = await signUp(api, 'engineer');
    for (let n = 0; n < 51; n += 1) await endSession(user.email);
    const { code } = await expectFailure(api, getProfile, { token });
    expect(code).toBe('UNAUTHENTICATED');
    await call(api, getProfile, { token: await signIn(api, user.email) });
  });
});

describe('updating the profile', () => {
  it('lets an engineer change name, skills, seniority, max capacity, and department', async () => {
    const { token } = await signUp(api, 'engineer');
    const body = {
      name: 'Žofia 😀',
      skills: 'React, Go,, react ',
      seniority: 'senior',
      maxCapacity: 50,
      department: 'Data',
    };
    const { data } = await call(api, updateProfile, { token, body });
    expect(data.user).toMatchObject({ ...body, skills: ['React', 'Go'], version: 2 });
    expect((await call(api, getProfile, { token })).data.user).toEqual(data.user);
  });

  it('keeps fields that are not sent', async () => {
    const { token } = await signUp(api, 'engineer', 'Ada');
    await call(api, updateProfile, { token, body: { skills: ['Go'] } });
    const { data } = await call(api, updateProfile, { token, body: { department: 'Data' } });
    expect(data.user).toMatchObject({ name: 'Ada', skills: ['Go'], department: 'Data' });
  });

  it('lets a manager change only name and department', async () => {
    const { token } = await signUp(api, 'manager');
    const { data } = await call(api, updateProfile, { token, body: { name: 'Boss', department: 'Ops' } });
    expect(data.user).toMatchObject({ name: 'Boss', department: 'Ops' });
    const body = { name: 'X', skills: ['Go'], seniority: 'mid', maxCapacity: 50 };
    const failure = await expectFailure(api, updateProfile, { token, body });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(failure.issues).toEqual([
      { path: 'skills', message: "Only an engineer's profile has skills" },
      { path: 'seniority', message: "Only an engineer's profile has a seniority" },
      { path: 'maxCapacity', message: "Only an engineer's profile has a max capacity" },
    ]);
  });

  it('rejects email, role, and password', async () => {
    const { token } = await signUp(api, 'engineer');
    const body = { name: 'Ada', email: 'a@b.co', role: 'manager', password: 'new-password' };
    const failure = await expectFailure(api, updateProfile, { token, body });
    expect(failure.issues?.map(({ path }) => path)).toEqual(['email', 'role', 'password']);
  });

  it.each([
    [{}, 'Nothing to change: send at least one field'],
    [{ version: 1 }, 'Nothing to change: send at least one field'],
    [{ name: ' ' }, 'Name is required'],
    [{ department: '' }, 'Department is required'],
    [{ maxCapacity: 101 }, 'Max capacity must be a whole number from 0 to 100'],
    [{ maxCapacity: '50' }, 'Max capacity must be a whole number from 0 to 100'],
    [{ maxCapacity: 50.5 }, 'Max capacity must be a whole number from 0 to 100'],
    [{ maxCapacity: null }, 'Max capacity must be a whole number from 0 to 100'],
  ])('rejects %j', async (body, error) => {
    const { token } = await signUp(api, 'engineer');
    expect(await expectFailure(api, updateProfile, { token, body })).toMatchObject({ status: 400, error });
  });

  it('rejects an edit of an outdated version and returns the current one', async () => {
    const { token } = await signUp(api, 'engineer');
    const first = await call(api, updateProfile, { token, body: { name: 'First', version: 1 } });
    const failure = await expectFailure(api, updateProfile, { token, body: { name: 'Second', version: 1 } });
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT', current: first.data.user });
  });
});

it('ends existing sessions when a password changes', async () => {
  const { token: manager } = await signUp(api, 'manager');
  const { token, id, user } = await signUp(api, 'engineer');
  await call(api, updateEngineer, {
    token: manager,
    params: { id },
    body: { password: 'another-password' },
  });
  expect((await expectFailure(api, getProfile, { token })).status).toBe(401);
  expect((await expectFailure(api, login, { body: { email: user.email, password: PASSWORD } })).status).toBe(
    401,
  );
  await call(api, getProfile, { token: await signIn(api, user.email, 'another-password') });
});
