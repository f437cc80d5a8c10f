import { register } from '@erm/contracts/auth';
import { undoChange } from '@erm/contracts/changes';
import { createEngineer, deleteEngineer, updateEngineer } from '@erm/contracts/engineer-edits';
import { acceptInvitation, createInvitation, deleteInvitation } from '@erm/contracts/invitations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programActor } from '../audit/actor';
import { createManager } from '../managers/create-manager';
import { passwordHasher } from '../passwords/password-hasher';
import { call, expectFailure, send } from '../test-support/call';
import { startIdentityProvider, type IdentityProvider } from '../test-support/identity-provider';
import { addEngineer, freshEmail, PASSWORD, signUp } from '../test-support/people';
import { beginSso, comeBack } from '../test-support/single-sign-on';
import { startApi, type TestApi } from '../test-support/start-api';
import { createInvitation as createInvitationIn } from './create-invitation';
import { createSetupLink } from './create-setup-link';

const RESERVED = {
  status: 409,
  code: 'EMAIL_RESERVED',
  issues: [
    {
      path: 'email',
      message:
        'This email is reserved for someone who was invited. They can join with the link in their invitation.',
    },
  ],
};

let api: TestApi;
let other: TestApi;
let provider: IdentityProvider;
let token: string;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const sso = {
    issuer: provider.issuer,
    clientId: 'engineering-rm',
    clientSecret: 'secret',
    publicOrigin: 'https://erm.example.com',
    label: 'Northwind',
    roles: null,
    createsAccounts: true,
  };
  api = await startApi({ config: { sso } });
  other = await startApi({ database: api.database });
  ({ token } = await signUp(api, 'manager'));
});
afterAll(async () => {
  await other.close();
  await api.close();
  await provider.close();
});

async function invite(role: 'manager' | 'engineer' = 'engineer') {
  const email = freshEmail('invited');
  const { data } = await call(api, createInvitation, { token, body: { email, role } });
  return { email, id: data.invitation._id, secret: data.url.split('#')[1]! };
}
const account = (email: string) => ({ name: 'Robin Reed', email, password: PASSWORD });
const engineer = (email: string) => ({ ...account(email), department: 'Web' });

describe('the email of a pending invitation', () => {
  it('is nobody else’s to register, to add, or to change to', async () => {
    const { email } = await invite('manager');
    const registration = { body: { ...account(email), role: 'engineer' } };
    expect(await expectFailure(api, register, registration)).toMatchObject(RESERVED);
    const creation = { token, body: engineer(email) };
    expect(await expectFailure(api, createEngineer, creation)).toMatchObject(RESERVED);
    const { _id: id } = await addEngineer(api, token);
    const edit = { token, params: { id }, body: { email } };
    expect(await expectFailure(api, updateEngineer, edit)).toMatchObject(RESERVED);
    const passwords = passwordHasher();
    const manager = createManager({ db: api.db, passwords }, programActor('erm'), account(email), PASSWORD);
    await expect(manager).rejects.toMatchObject({ code: 'EMAIL_RESERVED' });
  });

  it('is not that of a restored engineer, nor of who follows the setup link', async () => {
    const email = freshEmail('restored');
    const { _id: id } = await addEngineer(api, token, { email });
    const { changeId } = await call(api, deleteEngineer, { token, params: { id } });
    await call(api, createInvitation, { token, body: { email, role: 'engineer' } });
    const undo = { token, params: { id: changeId! } };
    expect((await expectFailure(api, undoChange, undo)).code).toBe('EMAIL_RESERVED');

    const empty = await startApi();
    const program = programActor('erm');
    await createInvitationIn(empty.db, program, null, { email, role: 'engineer' });
    const setup = await createSetupLink(empty.db, program);
    const body = { ...account(email), token: setup.kind === 'created' ? setup.token : '' };
    expect(await expectFailure(empty, acceptInvitation, { body })).toMatchObject(RESERVED);
    await empty.close();
  });

  it('becomes that of who accepts it, and is free again once it is revoked', async () => {
    const accepted = await invite();
    const body = { ...account(accepted.email), token: accepted.secret };
    expect((await call(api, acceptInvitation, { body })).data.user.email).toBe(accepted.email);
    const revoked = await invite();
    await call(api, deleteInvitation, { token, params: { id: revoked.id } });
    await call(api, createEngineer, { token, body: engineer(revoked.email) });
  });

  it('is taken by single sign-on, which proves it, with the role of the invitation', async () => {
    const { email, secret } = await invite('manager');
    const tab = await beginSso(api);
    provider.claims = { sub: email, email, email_verified: true };
    await comeBack(api, provider.approve(tab.url), tab);
    expect(await api.db.users.findOne({ email })).toMatchObject({ role: 'manager' });
    const body = { ...account(email), token: secret };
    expect((await expectFailure(api, acceptInvitation, { body })).code).toBe('INVITATION_INVALID');
  });

  it('goes to one of two who ask for it at once, through several processes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = freshEmail('raced');
      const [invited, registered] = await Promise.all([
        send(api, createInvitation, { token, body: { email, role: 'engineer' } }),
        send(other, register, { body: { ...account(email), role: 'engineer' } }),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([invited.status, registered.status]);
    }
  });
});
