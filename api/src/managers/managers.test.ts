import { getProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { listAudit } from '@erm/contracts/audit';
import { createInvitation, listInvitations, lookupInvitation } from '@erm/contracts/invitations';
import { listManagers, updateManager } from '@erm/contracts/managers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation as createInvitationOf } from '../invitations/create-invitation';
import { call, expectFailure, send } from '../test-support/call';
import { freshEmail, PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { findUser } from '../collections/user-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const disable = (id: string) => ({ params: { id }, body: { disabled: true } });
const enable = (id: string) => ({ params: { id }, body: { disabled: false } });

describe('the list of managers', () => {
  it('is sorted by name, can be searched, and shows who is disabled', async () => {
    const { token } = await signUp(api, 'manager', 'Listed Zoe');
    const other = await signUp(api, 'manager', 'Listed Ada');
    await signUp(api, 'engineer', 'Listed Engineer');
    await call(api, updateManager, { token, ...disable(other.id) });
    const { data, page } = await call(api, listManagers, { token, query: { q: 'listed', limit: 10 } });
    expect(data.managers.map(({ name, disabled }) => [name, disabled])).toEqual([
      ['Listed Ada', true],
      ['Listed Zoe', false],
    ]);
    expect(page?.total).toBe(2);
  });
});

describe('a disabled manager', () => {
  it('loses every session and cannot sign in until enabled', async () => {
    const { token, id: own } = await signUp(api, 'manager');
    const other = await signUp(api, 'manager');
    const { data } = await call(api, updateManager, { token, ...disable(other.id) });
    expect(data.manager).toMatchObject({ disabled: true, version: 2 });
    expect((await expectFailure(api, getProfile, { token: other.token })).status).toBe(401);

    const credentials = { email: other.user.email, password: PASSWORD };
    expect(await expectFailure(api, login, { body: credentials })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DISABLED',
      error: 'This account is disabled. Please contact admin@example.com.',
    });
    const wrong = { ...credentials, password: 'not the password' };
    expect((await expectFailure(api, login, { body: wrong })).code).toBe('INVALID_CREDENTIALS');

    await call(api, updateManager, { token, ...enable(other.id) });
    // Sessions from before do not revive.
    expect((await expectFailure(api, getProfile, { token: other.token })).status).toBe(401);
    await signIn(api, other.user.email);

    const audit = await call(api, listAudit, { token, query: { entityId: other.id, limit: 2 } });
    expect(audit.data.map(({ after, actor }) => [after?.['disabled'], actor._id])).toEqual([
      [false, own],
      [true, own],
    ]);
  });

  it('leaves no invitation behind', async () => {
    const { token } = await signUp(api, 'manager');
    const other = await signUp(api, 'manager');
    const invited = { role: 'manager', email: freshEmail() };
    const { data } = await call(api, createInvitation, { token: other.token, body: invited });
    await call(api, updateManager, { token, ...disable(other.id) });
    const body = { token: data.url.split('#')[1] };
    expect((await expectFailure(api, lookupInvitation, { body })).code).toBe('INVITATION_INVALID');
    const query = { q: invited.email, limit: 1 };
    expect((await call(api, listInvitations, { token, query })).page?.total).toBe(0);
  });

  it('cannot invite with a request that was authenticated before', async () => {
    const { token } = await signUp(api, 'manager');
    const other = await signUp(api, 'manager');
    const before = (await findUser(api.db, other.id))!;
    await call(api, updateManager, { token, ...disable(other.id) });
    const invited = { role: 'manager', email: freshEmail() } as const;
    const actor = { ...before, requestId: 'late' };
    await expect(createInvitationOf(api.db, actor, before, invited)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await api.db.invitations.countDocuments({ email: invited.email })).toBe(0);
  });
});

describe('disabling a manager', () => {
  it('is not possible for the own account', async () => {
    const { token, id } = await signUp(api, 'manager');
    expect(await expectFailure(api, updateManager, { token, ...disable(id) })).toMatchObject({
      status: 400,
      issues: [{ path: 'disabled', message: 'You cannot disable or enable your own account' }],
    });
  });

  it('leaves one when all disable each other at the same moment', async () => {
    for (const count of [2, 3]) {
      const server = await startApi();
      const second = await startApi({ database: server.database });
      const managers = await Promise.all(Array.from({ length: count }, () => signUp(server, 'manager')));
      const replies = await Promise.all(
        managers.map(({ token }, index) => {
          const target = managers[(index + 1) % count]!;
          return send(index % 2 ? second : server, updateManager, { token, ...disable(target.id) });
        }),
      );
      expect(
        replies.map(({ status }) => status).filter((status) => status !== 401 && status !== 200),
      ).toEqual([]);
      const enabled = await server.db.users.countDocuments({ disabled: { $ne: true } });
      expect(enabled).toBeGreaterThan(0);
      expect(enabled).toBeLessThan(count);
      await second.close();
      await server.close();
    }
  });

  it('rejects engineers, unknown ids, and outdated versions', async () => {
    const { token } = await signUp(api, 'manager');
    const engineer = await signUp(api, 'engineer');
    const other = await signUp(api, 'manager');
    for (const id of [engineer.id, 'f'.repeat(24)]) {
      expect(await expectFailure(api, updateManager, { token, ...disable(id) })).toMatchObject({
        status: 404,
        error: 'Manager not found',
      });
    }
    await call(api, updateManager, { token, ...disable(other.id) });
    const stale = { params: { id: other.id }, body: { disabled: false, version: 1 } };
    const failure = await expectFailure(api, updateManager, { token, ...stale });
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT', current: { disabled: true, version: 2 } });
  });
});
