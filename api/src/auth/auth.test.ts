import { getProfile, login, logout, register, updateProfile } from '@erm/contracts/auth';
import { updateEngineer } from '@erm/contracts/engineers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, refused, send } from '../test-support/call';
import { freshEmail, PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { findUser } from '../users/user-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('registration', () => {
  it('answers a token and the new user, who starts with the defaults', async () => {
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

  it('keeps the seniority of an engineer and none of a manager', async () => {
    const body = { name: 'Ada', password: PASSWORD, seniority: 'lead' };
    const engineer = await call(api, register, { body: { ...body, email: freshEmail(), role: 'engineer' } });
    const manager = await call(api, register, { body: { ...body, email: freshEmail(), role: 'manager' } });
    expect(engineer.data.user.seniority).toBe('lead');
    expect(manager.data.user.seniority).toBeNull();
  });

  it('names every field that is wrong in one answer', async () => {
    const body = {
      name: 'A',
      email: 'nobody',
      password: '12345',
      role: 'boss',
      seniority: 'old',
      admin: true,
    };
    const failure = await refused(api, register, { body });
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

  it('refuses a taken email, in any case', async () => {
    const { user } = await signUp(api, 'engineer');
    const body = { name: 'Copy', email: user.email.toUpperCase(), password: PASSWORD, role: 'engineer' };
    const failure = await refused(api, register, { body });
    expect(failure).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', error: 'Email already registered' });
  });

  it('gives one of many who register the same email at once the account', async () => {
    const body = { name: 'Many', email: freshEmail(), password: PASSWORD, role: 'engineer' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(api, register, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('takes a password of 128 characters and signs in with it', async () => {
    const body = { name: 'Long', email: freshEmail(), password: 'ö'.repeat(128), role: 'engineer' };
    await call(api, register, { body });
    await signIn(api, body.email, body.password);
    const almost = { email: body.email, password: `${'ö'.repeat(127)}x` };
    expect((await refused(api, login, { body: almost })).code).toBe('INVALID_CREDENTIALS');
  });

  it('ignores a stale token sent along', async () => {
    const body = { name: 'Stale', email: freshEmail(), password: PASSWORD, role: 'engineer' };
    await call(api, register, { body, token: 'not.a.token' });
    await call(api, login, { body: { email: body.email, password: PASSWORD }, token: 'not.a.token' });
  });
});

describe('registration of a deployment', () => {
  const manager = () => ({ name: 'Boss', email: freshEmail(), password: PASSWORD, role: 'manager' });
  const engineer = () => ({ ...manager(), role: 'engineer' });

  it('that is closed refuses everyone, with a sentence that says so', async () => {
    const closed = await startApi({ config: { registration: 'closed', production: true } });
    for (const body of [manager(), engineer()]) {
      expect(await refused(closed, register, { body })).toMatchObject({
        status: 403,
        code: 'REGISTRATION_REFUSED',
        error: 'Registration is closed. Please ask an administrator for an account.',
      });
    }
    await closed.close();
  });

  it('that takes engineers refuses managers', async () => {
    const engineers = await startApi({ config: { registration: 'engineers', production: false } });
    expect(await refused(engineers, register, { body: manager() })).toMatchObject({
      status: 403,
      code: 'REGISTRATION_REFUSED',
      error: 'Managers join by invitation only. Please ask an administrator for an account.',
    });
    await call(engineers, register, { body: engineer() });
    await engineers.close();
  });

  it('lets the first account of an empty production database be a manager, and one only', async () => {
    const production = await startApi({ config: { registration: 'engineers', production: true } });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(production, register, { body: manager() })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    expect((await refused(production, register, { body: manager() })).status).toBe(403);
    await production.close();
  });
});

describe('sign-in', () => {
  it('answers a token and the user', async () => {
    const { user } = await signUp(api, 'manager');
    const body = { email: ` ${user.email.toUpperCase()}`, password: PASSWORD };
    const { data } = await call(api, login, { body });
    expect(data.user).toEqual(user);
  });

  it('answers a wrong email and a wrong password alike', async () => {
    const { user } = await signUp(api, 'manager');
    const wrong = { status: 401, code: 'INVALID_CREDENTIALS', error: 'Invalid credentials' };
    const password = 'wrong-password';
    expect(await refused(api, login, { body: { email: user.email, password } })).toMatchObject(wrong);
    expect(await refused(api, login, { body: { email: freshEmail(), password } })).toMatchObject(wrong);
  });

  it('refuses what is no email or too short in the words of the form', async () => {
    const failure = await refused(api, login, { body: { email: 'x', password: '12345' } });
    expect(failure.status).toBe(400);
    expect(failure.error).toBe('Invalid email address. Password must be at least 6 characters');
    expect(failure.issues).toHaveLength(2);
  });
});

describe('logout', () => {
  it('ends this session and leaves the others', async () => {
    const { token, user } = await signUp(api, 'engineer');
    const other = await signIn(api, user.email);
    expect(await call(api, logout, { token })).toEqual({ success: true, data: {} });
    expect(await refused(api, getProfile, { token })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await call(api, getProfile, { token: other });
  });
});

describe('many logouts of one account', () => {
  const endSession = async (email: string) => {
    await call(api, logout, { token: await signIn(api, email) });
  };

  it('end the sessions that they name, however many come at once', async () => {
    const { user, token } = await signUp(api, 'engineer');
    const others = await Promise.all([1, 2, 3, 4].map(() => signIn(api, user.email)));
    await Promise.all(others.map((other) => call(api, logout, { token: other })));
    for (const other of others) await refused(api, getProfile, { token: other });
    await call(api, getProfile, { token });
  });

  it('are forgotten when their tokens would have expired', async () => {
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

  it('end every session once they are more than can be kept', async () => {
    const { user, token } = await signUp(api, 'engineer');
    for (let n = 0; n < 51; n += 1) await endSession(user.email);
    const { code } = await refused(api, getProfile, { token });
    expect(code).toBe('UNAUTHENTICATED');
    await call(api, getProfile, { token: await signIn(api, user.email) });
  });
});

describe('profile', () => {
  it('of an engineer takes name, skills, seniority, max capacity and department', async () => {
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

  it('keeps what is not sent', async () => {
    const { token } = await signUp(api, 'engineer', 'Ada');
    await call(api, updateProfile, { token, body: { skills: ['Go'] } });
    const { data } = await call(api, updateProfile, { token, body: { department: 'Data' } });
    expect(data.user).toMatchObject({ name: 'Ada', skills: ['Go'], department: 'Data' });
  });

  it('of a manager takes name and department alone', async () => {
    const { token } = await signUp(api, 'manager');
    const { data } = await call(api, updateProfile, { token, body: { name: 'Boss', department: 'Ops' } });
    expect(data.user).toMatchObject({ name: 'Boss', department: 'Ops' });
    const body = { name: 'X', skills: ['Go'], seniority: 'mid', maxCapacity: 50 };
    const failure = await refused(api, updateProfile, { token, body });
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(failure.issues).toEqual([
      { path: 'skills', message: "Only an engineer's profile has skills" },
      { path: 'seniority', message: "Only an engineer's profile has a seniority" },
      { path: 'maxCapacity', message: "Only an engineer's profile has a max capacity" },
    ]);
  });

  it('has neither email, role nor password', async () => {
    const { token } = await signUp(api, 'engineer');
    const body = { name: 'Ada', email: 'a@b.co', role: 'manager', password: 'new-password' };
    const failure = await refused(api, updateProfile, { token, body });
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
  ])('refuses %j', async (body, error) => {
    const { token } = await signUp(api, 'engineer');
    expect(await refused(api, updateProfile, { token, body })).toMatchObject({ status: 400, error });
  });

  it('refuses an edit made on an older version and shows the current one', async () => {
    const { token } = await signUp(api, 'engineer');
    const first = await call(api, updateProfile, { token, body: { name: 'First', version: 1 } });
    const failure = await refused(api, updateProfile, { token, body: { name: 'Second', version: 1 } });
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT', current: first.data.user });
  });
});

it('a changed password ends the sessions of before', async () => {
  const { token: manager } = await signUp(api, 'manager');
  const { token, id, user } = await signUp(api, 'engineer');
  await call(api, updateEngineer, {
    token: manager,
    params: { id },
    body: { password: 'another-password' },
  });
  expect((await refused(api, getProfile, { token })).status).toBe(401);
  expect((await refused(api, login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
  await call(api, getProfile, { token: await signIn(api, user.email, 'another-password') });
});
