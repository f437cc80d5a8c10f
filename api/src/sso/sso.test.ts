import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { get } from 'node:http';
import { join } from 'node:path';
import { listAudit } from '@erm/contracts/audit';
import { getProfile, register } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { updateManager, listManagers } from '@erm/contracts/managers';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { startSsoSession } from '@erm/contracts/sso';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportBackup } from '../backup/export-backup';
import { importBackup } from '../backup/import-backup';
import { call, expectFailure, send } from '../test-support/call';
import { startIdentityProvider, type IdentityProvider } from '../test-support/identity-provider';
import { freshEmail, PASSWORD, signUp } from '../test-support/people';
import { beginSso, codeOf, comeBack } from '../test-support/single-sign-on';
import { startApi, type TestApi } from '../test-support/start-api';
import type { SsoConfig } from '../sso-config';

const ORIGIN = 'https://erm.example.com';
const ROLES = { claim: 'realm.roles', manager: 'leads', engineer: 'staff' };

let provider: IdentityProvider;
let sso: SsoConfig;
let api: TestApi;
let withRoles: TestApi;
let existingOnly: TestApi;
let manager: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  provider = await startIdentityProvider();
  sso = {
    issuer: provider.issuer,
    clientId: 'engineering-rm',
    clientSecret: 'secret',
    publicOrigin: ORIGIN,
    label: 'Northwind',
    roles: null,
    createsAccounts: true,
  };
  api = await startApi({ config: { sso } });
  const { database } = api;
  withRoles = await startApi({ database, config: { sso: { ...sso, roles: ROLES } } });
  existingOnly = await startApi({ database, config: { sso: { ...sso, createsAccounts: false } } });
  manager = await signUp(api, 'manager');
});
afterAll(async () => {
  await Promise.all([withRoles.close(), existingOnly.close()]);
  await api.close();
  await provider.close();
});
beforeEach(() => {
  provider.claims = {};
  provider.forged = false;
});

async function answer(claims: IdentityProvider['claims'], at = api): Promise<string> {
  const tab = await beginSso(at);
  provider.claims = claims;
  return comeBack(at, provider.approve(tab.url), tab);
}

async function signIn(claims: IdentityProvider['claims'], at = api) {
  const tab = await beginSso(at);
  provider.claims = claims;
  const redirect = await comeBack(at, provider.approve(tab.url), tab);
  const body = { code: codeOf(redirect), verifier: tab.verifier };
  return (await call(at, startSsoSession, { body })).data;
}

let people = 0;
const person = (changes: IdentityProvider['claims'] = {}) => ({
  sub: `person-${(people += 1)}`,
  name: 'Noor Haddad',
  email: freshEmail('noor'),
  email_verified: true,
  ...changes,
});

describe('a single sign-on', () => {
  it('asks the provider with PKCE, state, and nonce, and remembers them in a cookie for the way back', async () => {
    const { url, setCookie } = await beginSso(api);
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'engineering-rm',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${ORIGIN}/api/auth/sso/callback`,
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
    });
    expect(setCookie).toMatch(/^__Host-erm_sso=.*; path=\/; .*samesite=lax; secure; httponly/i);
  });

  it('creates an account at first, and finds it by the identity from then on', async () => {
    const noor = person();
    const first = await signIn(noor);
    expect(first.user).toMatchObject({ name: 'Noor Haddad', email: noor.email, role: 'engineer' });
    expect((await call(api, getProfile, { token: first.token })).data.user._id).toBe(first.user._id);
    const renamed = await signIn({ ...noor, email: freshEmail('moved'), email_verified: false });
    expect(renamed.user._id).toBe(first.user._id);
  });

  it('finds an account by its verified email, once', async () => {
    const { user, id } = await signUp(api, 'manager');
    const known = person({ email: user.email.toUpperCase() });
    expect((await signIn(known)).user).toMatchObject({ _id: id, role: 'manager' });
    expect(await answer(person({ email: user.email }))).toBe('/login#sso-failed=linked');
  });

  it('takes an account away from whoever registered with the email before', async () => {
    const { token, user } = await signUp(api, 'engineer');
    const owner = person({ email: user.email });
    const session = await signIn(owner);
    expect(session.user._id).toBe(user._id);
    expect((await expectFailure(api, getProfile, { token })).status).toBe(401);
    const body = { email: user.email, password: PASSWORD };
    expect((await expectFailure(api, login, { body })).code).toBe('INVALID_CREDENTIALS');
    // It is theirs from then on, so another sign-in ends nothing.
    await signIn(owner);
    await call(api, getProfile, { token: session.token });
    const query = { entityId: user._id, limit: 1 };
    const [change] = (await call(api, listAudit, { token: manager.token, query })).data;
    expect(change).toMatchObject({ action: 'update', passwordChanged: true, actor: { _id: user._id } });
  });

  it('changes nothing about a disabled account with the email', async () => {
    const { user, id } = await signUp(api, 'manager');
    const setDisabled = (disabled: boolean) =>
      call(api, updateManager, { token: manager.token, params: { id }, body: { disabled } });
    await setDisabled(true);
    expect(await answer(person({ email: user.email }))).toBe('/login#sso-failed=disabled');
    await setDisabled(false);
    await call(api, login, { body: { email: user.email, password: PASSWORD } });
  });

  it.each([false, undefined, 'true'])('does not believe an email that is verified: %s', async (verified) => {
    const { user } = await signUp(api, 'manager');
    const claims = person({ email: user.email, email_verified: verified });
    expect(await answer(claims)).toBe('/login#sso-failed=email');
  });

  it.each(['a new account', 'an account that exists'])(
    'signs in in several tabs at once, through several processes, to %s',
    async (account) => {
      const noor = person();
      if (account !== 'a new account') {
        const body = { name: 'Noor Haddad', email: noor.email, password: PASSWORD, role: 'engineer' };
        await call(api, register, { body });
      }
      const other = await startApi({ database: api.database, config: { sso } });
      provider.claims = noor;
      const tabs = await Promise.all(
        [api, other, api, other, api].map(async (at) => ({ at, ...(await beginSso(at)) })),
      );
      const redirects = await Promise.all(
        tabs.map((tab) => comeBack(tab.at, provider.approve(tab.url), tab)),
      );
      const sessions = await Promise.all(
        tabs.map(({ at, verifier }, index) =>
          call(at, startSsoSession, { body: { code: codeOf(redirects[index]!), verifier } }),
        ),
      );
      expect(new Set(sessions.map(({ data }) => data.user._id)).size).toBe(1);
      for (const { data } of sessions) await call(api, getProfile, { token: data.token });
      await other.close();
    },
  );

  it('asks the provider for the redirect of the configuration, whatever the request line names', async () => {
    const tab = await beginSso(api);
    provider.claims = person();
    const { search } = new URL(provider.approve(tab.url));
    const { hostname, port } = new URL(api.baseUrl);
    const location = await new Promise<string | undefined>((resolve, reject) => {
      const path = `http://evil.example.com/api/auth/sso/callback${search}`;
      get({ hostname, port, path, headers: { cookie: tab.cookie } }, (reply) => {
        reply.resume();
        resolve(reply.headers.location);
      }).once('error', reject);
    });
    expect(codeOf(location ?? '')).not.toBe('');
    expect(provider.redirectUris.at(-1)).toBe(`${ORIGIN}/api/auth/sso/callback`);
  });

  it('creates no account where that is off', async () => {
    expect(await answer(person(), existingOnly)).toBe('/login#sso-failed=account');
  });

  it('creates one again for a person whose account was deleted', async () => {
    const noor = person();
    const { user } = await signIn(noor);
    await call(api, deleteEngineer, { token: manager.token, params: { id: user._id } });
    expect((await signIn(noor)).user._id).not.toBe(user._id);
  });

  it('takes the role from the claim, and refuses another than that of the account', async () => {
    const lead = person({ realm: { roles: ['staff', 'leads'] } });
    expect((await signIn(lead, withRoles)).user.role).toBe('manager');
    expect(await answer({ ...lead, realm: { roles: ['staff'] } }, withRoles)).toBe('/login#sso-failed=role');
    expect(await answer(person({ realm: { roles: 'guests' } }), withRoles)).toBe('/login#sso-failed=role');
    expect(await answer(person(), withRoles)).toBe('/login#sso-failed=role');
    const { user } = await signUp(api, 'manager');
    const staff = person({ email: user.email, realm: { roles: 'staff' } });
    expect(await answer(staff, withRoles)).toBe('/login#sso-failed=role');
  });

  it('refuses a disabled account', async () => {
    const { user, id } = await signUp(api, 'manager');
    const claims = person({ email: user.email });
    await signIn(claims);
    await call(api, updateManager, { token: manager.token, params: { id }, body: { disabled: true } });
    expect(await answer(claims)).toBe('/login#sso-failed=disabled');
    const { data } = await call(api, listManagers, { token: manager.token });
    expect(data.managers.find((each) => each.id === id)?.disabled).toBe(true);
  });

  it('finds the same account in a restored backup, whatever email the person has by then', async () => {
    const noor = person();
    const first = await signIn(noor);
    const folder = mkdtempSync(join(tmpdir(), 'api-sso-'));
    const restored = await startApi({ config: { sso } });
    try {
      await exportBackup(api.db, join(folder, 'backup.jsonl'));
      expect((await importBackup(restored.db, join(folder, 'backup.jsonl'))).kind).toBe('imported');
      const again = await signIn({ ...noor, email: freshEmail('moved') }, restored);
      expect(again.user._id).toBe(first.user._id);
    } finally {
      await restored.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('says that the user canceled', async () => {
    const tab = await beginSso(api);
    const state = new URL(tab.url).searchParams.get('state') ?? '';
    const callback = `${ORIGIN}/api/auth/sso/callback?error=access_denied&state=${state}`;
    expect(await comeBack(api, callback, tab)).toBe('/login#sso-failed=denied');
  });

  it('says that the provider does not answer', async () => {
    const gone: SsoConfig = {
      issuer: 'http://127.0.0.1:9',
      clientId: 'x',
      clientSecret: undefined,
      publicOrigin: ORIGIN,
      label: 'x',
      roles: null,
      createsAccounts: true,
    };
    const other = await startApi({ database: api.database, config: { sso: gone } });
    expect((await beginSso(other)).url).toBe('/login#sso-failed=unavailable');
    await other.close();
  });
});

describe('a forged or stale answer', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ['of another issuer', { iss: 'https://evil.example.com' }],
    ['for another client', { aud: 'another' }],
    ['to another request', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { iat: past, exp: past + 60 }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a blank subject', { sub: ' ' }],
  ])('%s is refused', async (_, wrong) => {
    expect(await answer({ ...person(), ...wrong })).toBe('/login#sso-failed=failed');
  });

  it('is refused when its signature is not the provider’s', async () => {
    provider.forged = true;
    expect(await answer(person())).toBe('/login#sso-failed=failed');
  });

  it('is refused when it is replayed', async () => {
    const tab = await beginSso(api);
    provider.claims = person();
    const callback = provider.approve(tab.url);
    expect(codeOf(await comeBack(api, callback, tab))).not.toBe('');
    expect(await comeBack(api, callback, tab)).toBe('/login#sso-failed=failed');
    expect(api.log).toContainEqual(expect.stringContaining('provider was rejected: invalid_grant'));
  });

  it('is refused in another browser, or with the cookie of another attempt', async () => {
    const [victim, attacker] = [await beginSso(api), await beginSso(api)];
    provider.claims = person();
    const callback = provider.approve(attacker.url);
    expect(await comeBack(api, callback, { ...victim, cookie: '' })).toBe('/login#sso-failed=failed');
    expect(await comeBack(api, callback, victim)).toBe('/login#sso-failed=failed');
    expect(await comeBack(api, callback, { ...victim, cookie: '__Host-erm_sso=x.y.z' })).toBe(
      '/login#sso-failed=failed',
    );
  });
});

describe('wrong answers', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ database: api.database, config: { sso, rateLimits: true } });
  });
  afterAll(() => limited.close());

  const cancel = async () => {
    const tab = await beginSso(limited);
    const state = new URL(tab.url).searchParams.get('state') ?? '';
    const callback = `${ORIGIN}/api/auth/sso/callback?error=access_denied&state=${state}`;
    expect(await comeBack(limited, callback, tab)).toBe('/login#sso-failed=denied');
  };

  it('of some do not keep an office behind one address from signing in', async () => {
    for (let count = 0; count < 20; count += 1) await cancel();
    expect((await signIn(person(), limited)).user.role).toBe('engineer');
  });

  it('are slowed down when there are 300', async () => {
    await cancel();
    const { rateLimits } = limited.db;
    await rateLimits.updateMany({ key: 'signIn-answer:127.0.0.1' }, { $set: { points: 299 } });
    await cancel();
    provider.claims = person();
    const tab = await beginSso(limited);
    const callback = provider.approve(tab.url);
    expect(await comeBack(limited, callback, tab)).toBe('/login#sso-failed=failed');
    expect(limited.log.join('')).toMatch(/Please try again in [123] seconds?\./);
    await rateLimits.updateMany({ key: 'signIn-answer-brake:127.0.0.1' }, { $set: { expire: new Date(0) } });
    expect(codeOf(await comeBack(limited, callback, tab))).not.toBe('');
  });
});

describe('the code for a session', () => {
  it('works once, also when it is sent twice at the same time', async () => {
    const tab = await beginSso(api);
    provider.claims = person();
    const code = codeOf(await comeBack(api, provider.approve(tab.url), tab));
    const body = { code, verifier: tab.verifier };
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(api, startSsoSession, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('works only in the tab that began, so that nobody is signed in to an account of an attacker', async () => {
    const [attacker, victim] = [await beginSso(api), await beginSso(api)];
    provider.claims = person();
    const code = codeOf(await comeBack(api, provider.approve(attacker.url), attacker));
    const failure = await expectFailure(api, startSsoSession, { body: { code, verifier: victim.verifier } });
    expect(failure).toMatchObject({ status: 401, code: 'SSO_FAILED' });
  });

  it('is not a session’s token, nor the other way around', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const body = { code: manager.token, verifier };
    expect((await expectFailure(api, startSsoSession, { body })).code).toBe('SSO_FAILED');
    const tab = await beginSso(api);
    provider.claims = person();
    const token = codeOf(await comeBack(api, provider.approve(tab.url), tab));
    expect((await expectFailure(api, getProfile, { token })).status).toBe(401);
  });
});
