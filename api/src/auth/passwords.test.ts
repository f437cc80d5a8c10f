import { hash } from '@node-rs/argon2';
import { getProfile, logout, register } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { listAudit } from '@erm/contracts/audit';
import { getEngineerCapacity } from '@erm/contracts/engineers';
import { createEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { changePassword } from '@erm/contracts/password';
import { listProjects } from '@erm/contracts/projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { addEngineer, freshEmail, PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

const NEW_PASSWORD = 'a better password';
const COMMON = 'This password is among the most common ones. Please choose another.';

const GUESSABLE =
  'This password is easy to guess: it is little more than names, years, or sequences. Please choose another.';
const BLANK = 'A password must have more than spaces. Please choose another.';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const change = (currentPassword = PASSWORD, newPassword = NEW_PASSWORD) => ({
  body: { currentPassword, newPassword },
});

describe('changing your own password', () => {
  it('continues this session with a new token and ends every other', async () => {
    const { token, user } = await signUp(api, 'engineer');
    const other = await signIn(api, user.email);
    const { data } = await call(api, changePassword, { token, ...change() });
    expect(data.user).toEqual({ ...user, version: user.version + 1 });
    await call(api, getProfile, { token: data.token });
    for (const ended of [token, other]) await expectFailure(api, getProfile, { token: ended });
    await expectFailure(api, login, { body: { email: user.email, password: PASSWORD } });
    await signIn(api, user.email, NEW_PASSWORD);
  });

  it('reports an incorrect current password at its field and keeps the session', async () => {
    const { token } = await signUp(api, 'manager');
    const failure = await expectFailure(api, changePassword, { token, ...change('not the password') });
    expect(failure).toMatchObject({ status: 400, code: 'INCORRECT_PASSWORD' });
    expect(failure.issues).toEqual([{ path: 'currentPassword', message: 'Current password is incorrect' }]);
    await call(api, getProfile, { token });
  });

  it.each([
    [
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      'newPassword',
      'New password must differ from the current one',
    ],
    [
      { currentPassword: PASSWORD, newPassword: '12345' },
      'newPassword',
      'Password must be at least 6 characters',
    ],
    [
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) },
      'newPassword',
      'Password must be at most 128 characters',
    ],
    [{ currentPassword: PASSWORD, newPassword: 'Password1' }, 'newPassword', COMMON],
    [{ currentPassword: PASSWORD, newPassword: ' '.repeat(8) }, 'newPassword', BLANK],
    [{ currentPassword: PASSWORD, newPassword: 'Robin.Reed2026' }, 'newPassword', GUESSABLE],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword', 'Current password is required'],
  ])('rejects %j', async (body, path, message) => {
    const { token } = await signUp(api, 'manager');
    expect(await expectFailure(api, changePassword, { token, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      issues: [{ path, message }],
    });
  });

  it('succeeds once when the same password is changed many times at once', async () => {
    const { token, user } = await signUp(api, 'manager');
    const passwords = Array.from({ length: 6 }, (_, index) => `concurrent password ${index}`);
    const replies = await Promise.all(
      passwords.map((password) => send(api, changePassword, { token, ...change(PASSWORD, password) })),
    );
    const changed = passwords.filter((_, index) => replies[index]?.status === 200);
    expect(changed).toHaveLength(1);
    await signIn(api, user.email, changed[0]);
  });

  it('is recorded without the password', async () => {
    const { token, id } = await signUp(api, 'manager');
    const { data: session } = await call(api, changePassword, { token, ...change() });
    const { data } = await call(api, listAudit, { token: session.token, query: { entityId: id, limit: 1 } });
    expect(data[0]).toMatchObject({ action: 'update', passwordChanged: true, actor: { _id: id } });
    expect(JSON.stringify(data)).not.toContain(NEW_PASSWORD);
  });

  it('shares the limit of failed sign-ins', async () => {
    const limited = await startApi({ config: { rateLimits: true }, database: api.database });
    const { token, user } = await signUp(limited, 'engineer');
    for (let count = 0; count < 10; count += 1) {
      const failure = await expectFailure(limited, changePassword, { token, ...change('not the password') });
      expect(failure.code).toBe('INCORRECT_PASSWORD');
    }
    expect((await expectFailure(limited, changePassword, { token, ...change() })).status).toBe(429);
    const body = { email: user.email, password: PASSWORD };
    expect((await expectFailure(limited, login, { body })).status).toBe(429);
    await limited.close();
  });
});

describe('the most common passwords', () => {
  it('are refused wherever a password is set, in any case', async () => {
    const { token } = await signUp(api, 'manager');
    const { _id } = await addEngineer(api, token);
    const refused = {
      status: 400,
      code: 'VALIDATION_FAILED',
      issues: [{ path: 'password', message: COMMON }],
    };
    const person = { name: 'Ada Park', email: freshEmail(), password: 'QWERTY' };
    const registration = { ...person, role: 'engineer' };
    expect(await expectFailure(api, register, { body: registration })).toMatchObject(refused);
    const engineer = { ...person, department: 'Web' };
    expect(await expectFailure(api, createEngineer, { token, body: engineer })).toMatchObject(refused);
    const edit = { params: { id: _id }, body: { password: 'iloveyou' } };
    expect(await expectFailure(api, updateEngineer, { token, ...edit })).toMatchObject(refused);
  });

  it('still work for signing in', async () => {
    const body = { email: freshEmail(), password: '123456' };
    expect((await expectFailure(api, login, { body })).code).toBe('INVALID_CREDENTIALS');
  });
});

describe('a password', () => {
  it('is the same however a device writes its letters, and with what nobody sees pasted along', async () => {
    const person = { name: 'Ada Park', email: freshEmail(), role: 'engineer' };
    await call(api, register, { body: { ...person, password: 'Gr\u00fc\u00dfe aus K\u00f6ln\u200b' } });
    for (const password of ['Gru\u0308\u00dfe aus Ko\u0308ln', '\ufeffGr\u00fc\u00dfe aus K\u00f6ln\u2060']) {
      await signIn(api, person.email, password);
    }
    const body = { email: person.email, password: 'Grusse aus Koln' };
    expect((await expectFailure(api, login, { body })).code).toBe('INVALID_CREDENTIALS');
  });

  it('that an earlier release stored as it was typed still works', async () => {
    const { user } = await signUp(api, 'engineer');
    const passwordHash = await hash('Gru\u0308\u00dfe\u200b aus', { memoryCost: 64, timeCost: 1 });
    await api.db.users.updateOne({ email: user.email }, { $set: { passwordHash } });
    await signIn(api, user.email, 'Gru\u0308\u00dfe\u200b aus');
  });

  it.each([
    ['\u200b\u200c\u200d\u2060\ufeff\u00ad', BLANK],
    ['ab\u200b\u200b\u200b\u200b', 'Password must be at least 6 characters'],
  ])('has to be six characters that can be seen', async (password, message) => {
    const body = { name: 'Ada Park', email: freshEmail(), role: 'engineer', password };
    expect(await expectFailure(api, register, { body })).toMatchObject({
      issues: [{ path: 'password', message }],
    });
  });
});

describe('a password that somebody else set', () => {
  it.each(['asked', 'required'] as const)(
    'is marked until its user changes it (%s)',
    async (passwordChange) => {
      const server = await startApi({ config: { passwordChange }, database: api.database });
      const { token: manager } = await signUp(api, 'manager');
      const { email, _id, mustChangePassword } = await addEngineer(server, manager);
      expect(mustChangePassword).toBe(true);
      const { data } = await call(server, login, { body: { email, password: PASSWORD } });
      expect(data.user.mustChangePassword).toBe(true);

      const { token } = data;
      const reads = [
        { endpoint: listProjects, token },
        { endpoint: getEngineerCapacity, token, params: { id: _id } },
      ];
      for (const { endpoint, ...sent } of reads) {
        if (passwordChange === 'asked') await call(server, endpoint, sent);
        else {
          expect(await expectFailure(server, endpoint, sent)).toMatchObject({
            status: 403,
            code: 'PASSWORD_CHANGE_REQUIRED',
          });
        }
      }
      await call(server, getProfile, { token });
      await call(server, logout, { token: await signIn(server, email) });
      const changed = await call(server, changePassword, { token, ...change() });
      expect(changed.data.user).not.toHaveProperty('mustChangePassword');
      await call(server, listProjects, { token: changed.data.token });

      await call(server, updateEngineer, {
        token: manager,
        params: { id: _id },
        body: { password: PASSWORD },
      });
      const again = await call(server, login, { body: { email, password: PASSWORD } });
      expect(again.data.user.mustChangePassword).toBe(true);
      await server.close();
    },
  );
});

describe('a password that is easy to guess', () => {
  const person = () => ({ name: 'Noor el-Haddad', email: freshEmail('harbourmaster') });
  const setAs = (password: string, role = 'engineer') => ({ body: { ...person(), role, password } });

  it.each([
    'aaaaaaaa',
    '········',
    'abababab',
    '123123123',
    'qwertzuiop',
    'lkjhgfdsa',
    'abcdefghijk',
    '98765432100',
    '20262027',
    '1999-2026',
    'EngineeringRM',
    'engineering rm 2026!',
    'erm123456',
    'aabbccddee',
    '11223344',
    'a1b2c3d4',
    '147258369',
    '13579135',
    'zxcvbnm,./',
    '１２３４５６７８',
    'йцукенгш',
    'абвгдежз',
    '12.03.1985',
    '01011990',
    '1985-03-12',
    'passwordpassword',
    'hello hello',
    'P@ssw0rd2026',
    'Welcome-2026!',
    'N00r#H4dd4d',
    'engineer1ng 2026',
    'qwerty-QWERTY',
    'secret secret',
    // Tried as a part with separators around each, this would take years.
    `${'-'.repeat(60)}x`,
    'Noor2026!',
    'HaddadNoor',
    'haddad99',
    'harbourmaster1',
    'Example.com12',
    '1qaz2wsx3edc',
  ])('is refused: %s', async (password) => {
    const failure = await expectFailure(api, register, setAs(password));
    expect([GUESSABLE, COMMON]).toContain(failure.issues?.[0]?.message);
    expect(failure).toMatchObject({ status: 400, issues: [{ path: 'password' }] });
  });

  it('is refused where patterns overlap', async () => {
    const email = `noor.262.${freshEmail()}`;
    const failure = await expectFailure(api, register, {
      body: { ...person(), email, role: 'engineer', password: '20262027' },
    });
    expect(failure).toMatchObject({ status: 400, issues: [{ path: 'password', message: GUESSABLE }] });
  });

  it.each([
    'correct horse',
    'demo-password',
    'Noors7Katzen',
    '2026 wird gut',
    'passwort für erm',
    'ünïcödé',
    'secret-password',
    'Passwort 7gK2',
    'tulip tulip anchor',
    'correct horse correct horse',
    'x'.repeat(128),
  ])('is not one with more to it: %s', async (password) => {
    await call(api, register, setAs(password));
  });

  it('is refused wherever one is set, and accepted where one signs in', async () => {
    const manager = await signUp(api, 'manager');
    const engineer = { ...person(), department: 'Web', password: 'noorhaddad' };
    const sent = { token: manager.token, body: engineer };
    expect(await expectFailure(api, createEngineer, sent)).toMatchObject({
      issues: [{ path: 'password', message: GUESSABLE }],
    });
    const { _id: id } = await addEngineer(api, manager.token, { name: 'Noor Haddad' });
    const edit = { token: manager.token, params: { id }, body: { password: 'noorhaddad' } };
    expect((await expectFailure(api, updateEngineer, edit)).issues).toMatchObject([{ message: GUESSABLE }]);
    for (const password of ['aaaaaaaa', '        ', 'Robin2026']) {
      const body = { email: manager.user.email, password };
      expect((await expectFailure(api, login, { body })).code).toBe('INVALID_CREDENTIALS');
    }
  });

  it('is that of the demo accounts in production', async () => {
    const deployed = await startApi({ config: { production: true, registration: 'open' } });
    for (const password of ['DemoPassword', 'demo-password1', 'demo password 2026', 'D3m0-P@ssw0rd']) {
      const failure = await expectFailure(deployed, register, setAs(password));
      expect(failure.issues).toEqual([{ path: 'password', message: GUESSABLE }]);
    }
    const failure = await expectFailure(deployed, register, setAs('Demo-Password'));
    expect(failure.issues).toEqual([{ path: 'password', message: COMMON }]);
    await deployed.close();
  });
});
