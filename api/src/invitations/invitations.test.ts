import { login } from '@erm/contracts/sign-in';
import { listAudit } from '@erm/contracts/audit';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  lookupInvitation,
} from '@erm/contracts/invitations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programActor } from '../audit/actor';
import { call, expectFailure, send } from '../test-support/call';
import { freshEmail, PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';
import { createSetupLink } from './create-setup-link';

let api: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  api = await startApi({ config: { registration: 'engineers' } });
  const open = await startApi({ database: api.database });
  manager = await signUp(open, 'manager', 'Marta Inviter');
  await open.close();
});
afterAll(() => api.close());

const INVALID = {
  status: 410,
  code: 'INVITATION_INVALID',
  error:
    'This invitation is no longer valid: it has expired, or was used, replaced, or revoked. Please ask for a new one.',
};

async function invite(fields: Record<string, unknown> = {}) {
  const body = { role: 'manager', email: freshEmail('invited'), ...fields };
  const { data } = await call(api, createInvitation, { token: manager.token, body });
  const [path, token = ''] = data.url.split('#');
  expect(path).toBe('/invitation');
  return { ...data.invitation, token };
}

const accept = (token: string, fields: Record<string, unknown> = {}) => ({
  body: { token, name: 'Ines New', password: PASSWORD, ...fields },
});

describe('an invitation', () => {
  it.each(['open', 'closed'] as const)(
    'creates the account and signs in (registration %s)',
    async (registration) => {
      const server = await startApi({ config: { registration }, database: api.database });
      const { token, email, expiresAt } = await invite({
        email: ` ${freshEmail('Mixed').toUpperCase()}`,
        name: 'Ines',
      });
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
      const { data: found } = await call(server, lookupInvitation, { body: { token } });
      expect(found.invitation).toEqual({
        role: 'manager',
        email,
        name: 'Ines',
        invitedBy: 'Marta Inviter',
        expiresAt,
      });
      const { data } = await call(server, acceptInvitation, accept(token));
      expect(data.user).toMatchObject({ email, name: 'Ines New', role: 'manager' });
      expect(data.user).not.toHaveProperty('mustChangePassword');
      await call(server, listInvitations, { token: data.token });
      await signIn(server, email);
      await server.close();
    },
  );

  it('stores the seniority of an engineer', async () => {
    const { token } = await invite({ role: 'engineer' });
    const { data } = await call(api, acceptInvitation, accept(token, { seniority: 'lead' }));
    expect(data.user).toMatchObject({ role: 'engineer', seniority: 'lead' });
  });

  it('creates one account when it is accepted many times at once', async () => {
    const second = await startApi({ database: api.database });
    const { token } = await invite();
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        send(index % 2 ? api : second, acceptInvitation, accept(token)),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410, 410]);
    await second.close();
  });

  it('is invalid once it is used, replaced, revoked, or expired, and if it never existed', async () => {
    const used = await invite();
    await call(api, acceptInvitation, accept(used.token));
    const replaced = await invite();
    const current = await invite({ email: replaced.email });
    const revoked = await invite();
    await call(api, deleteInvitation, { token: manager.token, params: { id: revoked._id } });
    const expired = await invite();
    await api.db.invitations.updateOne({ email: expired.email }, { $set: { expiresAt: new Date(0) } });
    const tokens = [used, replaced, revoked, expired].map(({ token }) => token);
    for (const token of [...tokens, 'unknown']) {
      expect(await expectFailure(api, lookupInvitation, { body: { token } })).toMatchObject(INVALID);
      expect(await expectFailure(api, acceptInvitation, accept(token))).toMatchObject(INVALID);
    }
    await call(api, acceptInvitation, accept(current.token));
    const again = { token: manager.token, params: { id: revoked._id } };
    expect((await expectFailure(api, deleteInvitation, again)).error).toBe('Invitation not found');
  });

  it('is not created for an email that has an account', async () => {
    const taken = { token: manager.token, body: { role: 'engineer', email: manager.user.email } };
    expect((await expectFailure(api, createInvitation, taken)).code).toBe('EMAIL_TAKEN');
  });

  it('survives a rejected attempt, and is for its own email only', async () => {
    const { token, email } = await invite();
    const wrong = await expectFailure(api, acceptInvitation, accept(token, { email: freshEmail() }));
    expect(wrong.issues).toEqual([{ path: 'email', message: `This invitation is for ${email}` }]);
    const common = await expectFailure(api, acceptInvitation, accept(token, { password: 'password' }));
    expect(common.issues?.map(({ path }) => path)).toEqual(['password']);
    await call(api, acceptInvitation, accept(token, { email }));
  });

  it('leaves its token neither in the database, nor in the log, nor in the audit', async () => {
    const { token, _id } = await invite();
    await call(api, acceptInvitation, accept(token));
    const { data } = await call(api, listAudit, { token: manager.token, query: { entityId: _id } });
    expect(data.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'accept invitation',
      'create invitation',
    ]);
    const pending = await invite();
    const stored = await Promise.all([
      api.db.invitations.find().toArray(),
      api.db.storedResponses.find().toArray(),
    ]);
    const seen = JSON.stringify([data, stored, api.log]);
    for (const secret of [token, pending.token]) expect(seen).not.toContain(secret);
  });

  it('has one successor when an email is invited many times at once', async () => {
    const email = freshEmail();
    const body = { role: 'engineer', email };
    await Promise.all(
      Array.from({ length: 5 }, () => call(api, createInvitation, { token: manager.token, body })),
    );
    expect(await api.db.invitations.countDocuments({ email })).toBe(1);
  });
});

describe('the list of invitations', () => {
  it('contains the pending ones, newest first, in pages', async () => {
    const first = await invite({ email: freshEmail('listed') });
    const second = await invite({ email: freshEmail('listed') });
    const expired = await invite({ email: freshEmail('listed') });
    await api.db.invitations.updateOne({ email: expired.email }, { $set: { expiresAt: new Date(0) } });
    const page = (cursor?: string) =>
      call(api, listInvitations, {
        token: manager.token,
        query: { q: 'listed', limit: 1, ...(cursor && { cursor }) },
      });
    const newest = await page();
    expect(newest.data.invitations.map(({ _id }) => _id)).toEqual([second._id]);
    expect(newest.page?.total).toBe(2);
    const older = await page(newest.page?.nextCursor ?? '');
    expect(older.data.invitations.map(({ _id }) => _id)).toEqual([first._id]);
    expect(older.page?.nextCursor).toBeNull();
  });
});

describe('invitations are limited like registrations', () => {
  it('per address', async () => {
    const limited = await startApi({ config: { rateLimits: true } });
    const lookup = (index: number) => send(limited, lookupInvitation, { body: { token: `guess ${index}` } });
    const replies = await Promise.all(Array.from({ length: 205 }, (_, index) => lookup(index)));
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(200);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    await limited.close();
  });
});

describe('the setup link', () => {
  const server = programActor('server');

  it('creates the first manager of a database, once', async () => {
    const production = await startApi({ config: { production: true, registration: 'engineers' } });
    const setup = await createSetupLink(production.db, server);
    const token = setup.kind === 'created' ? setup.token : '';
    const { data: found } = await call(production, lookupInvitation, { body: { token } });
    expect(found.invitation).toMatchObject({ role: 'manager', email: null, invitedBy: null });
    const missing = await expectFailure(production, acceptInvitation, accept(token));
    expect(missing.issues).toEqual([{ path: 'email', message: 'Email is required' }]);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        send(production, acceptInvitation, accept(token, { email: freshEmail('first') })),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410]);
    expect(await production.db.users.countDocuments({ role: 'manager' })).toBe(1);
    expect((await createSetupLink(production.db, server)).kind).toBe('not needed');
    await production.close();
  });

  it('is replaced by a new one and printed by one of several processes that start at once', async () => {
    const [first, second] = [await startApi(), await startApi()];
    const old = await createSetupLink(first.db, server);
    const started = await Promise.all(
      Array.from({ length: 4 }, () => createSetupLink(second.db, server, 60)),
    );
    expect(started.map(({ kind }) => kind).sort()).toEqual(['created', 'kept', 'kept', 'kept']);
    const fresh = await createSetupLink(first.db, server);
    const tokenOf = (link: typeof old) => ({ body: { token: link.kind === 'created' ? link.token : '-' } });
    expect(await expectFailure(first, lookupInvitation, tokenOf(old))).toMatchObject(INVALID);
    await call(first, lookupInvitation, tokenOf(fresh));
    await second.close();
    await first.close();
  });

  it('is worthless once there is a manager', async () => {
    const open = await startApi();
    const setup = await createSetupLink(open.db, server);
    const { user } = await signUp(open, 'manager');
    const token = setup.kind === 'created' ? setup.token : '';
    const attempt = accept(token, { email: freshEmail() });
    expect(await expectFailure(open, acceptInvitation, attempt)).toMatchObject(INVALID);
    await call(open, login, { body: { email: user.email, password: PASSWORD } });
    await open.close();
  });
});
