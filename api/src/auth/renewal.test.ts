import { getProfile, logout, renew } from '@erm/contracts/auth';
import { updateManager } from '@erm/contracts/managers';
import { changePassword } from '@erm/contracts/password';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, send } from '../test-support/call';
import { PASSWORD, signIn, signUp } from '../test-support/people';
import { startApi, TEST_SECRET, type TestApi } from '../test-support/start-api';

const HOUR = 60 * 60;
const MAX = 12 * HOUR;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Claims {
  iat: number;
  exp: number;
  jti: string;
  auth_time?: number;
}
const claimsOf = (token: string) => jsonwebtoken.decode(token) as unknown as Claims;
/** The token as it would be had its user signed in some seconds earlier. */
const aged = (token: string, seconds: number) => {
  const { iat, exp, auth_time: signedInAt = iat, ...claims } = claimsOf(token);
  const ages = { iat: iat - seconds, exp: exp - seconds, auth_time: signedInAt - seconds };
  return jsonwebtoken.sign({ ...claims, ...ages }, TEST_SECRET);
};
const renewed = async (token: string) => (await call(api, renew, { token })).data.token;

describe('renewing a session', () => {
  it('gives a token that is valid for another eight hours, and the user', async () => {
    const { token, user } = await signUp(api, 'engineer');
    const old = aged(token, 2 * HOUR);
    const { data } = await call(api, renew, { token: old });
    expect(data.user).toEqual(user);
    const { iat, exp, auth_time: signedInAt } = claimsOf(data.token);
    expect(exp - iat).toBe(8 * HOUR);
    expect(signedInAt).toBe(claimsOf(old).auth_time);
    await call(api, getProfile, { token: data.token });
  });

  it('never goes beyond twelve hours after the sign-in, however often it is repeated', async () => {
    const { token } = await signUp(api, 'engineer');
    const first = aged(token, 7 * HOUR);
    const end = claimsOf(first).auth_time! + MAX;
    const second = await renewed(first);
    expect(claimsOf(second).exp).toBe(end);
    expect(claimsOf(await renewed(second)).exp).toBe(end);
  });

  it('counts the time from the issue of a token that does not say when its user signed in', async () => {
    const { token } = await signUp(api, 'engineer');
    const { auth_time: _, ...claims } = claimsOf(aged(token, 6 * HOUR));
    const next = await renewed(jsonwebtoken.sign(claims, TEST_SECRET));
    expect(claimsOf(next)).toMatchObject({ auth_time: claims.iat, exp: claims.iat + MAX });
  });

  it('leaves the token before it valid, so that requests under way and other tabs go on', async () => {
    const { token } = await signUp(api, 'manager');
    const renewals = await Promise.all([1, 2, 3].map(() => renewed(token)));
    for (const each of [token, ...renewals]) await call(api, getProfile, { token: each });
  });

  it('does not outlive Logout, with whichever token, nor one that competes with it', async () => {
    const { token, user } = await signUp(api, 'manager');
    const other = await signIn(api, user.email);
    const before = await renewed(token);
    const [, competing] = await Promise.all([
      call(api, logout, { token: before }),
      send(api, renew, { token }),
    ]);
    const { data } = competing.body as { data?: { token: string } };
    for (const ended of [token, before, ...(data ? [data.token] : [])]) {
      expect(await expectFailure(api, getProfile, { token: ended })).toMatchObject({ status: 401 });
      expect(await expectFailure(api, renew, { token: ended })).toMatchObject({ status: 401 });
    }
    await call(api, getProfile, { token: other });
  });

  it('does not outlive a changed password, nor does one that competes with the change', async () => {
    const { token } = await signUp(api, 'engineer');
    const body = { currentPassword: PASSWORD, newPassword: 'a better password' };
    const [changed, competing] = await Promise.all([
      call(api, changePassword, { token, body }),
      send(api, renew, { token }),
    ]);
    const { data } = competing.body as { data?: { token: string } };
    for (const ended of [token, ...(data ? [data.token] : [])])
      expect(await expectFailure(api, renew, { token: ended })).toMatchObject({ status: 401 });
    await call(api, renew, { token: changed.data.token });
  });

  it('is refused to a disabled manager', async () => {
    const admin = await signUp(api, 'manager');
    const { token, id } = await signUp(api, 'manager');
    await call(api, updateManager, { token: admin.token, params: { id }, body: { disabled: true } });
    expect(await expectFailure(api, renew, { token })).toMatchObject({ status: 401 });
  });

  it('is refused while the user has to change the password first', async () => {
    const server = await startApi({ config: { passwordChange: 'required' }, database: api.database });
    const { token, user } = await signUp(api, 'engineer');
    await api.db.users.updateOne({ email: user.email }, { $set: { mustChangePassword: true } });
    expect(await expectFailure(server, renew, { token })).toMatchObject({
      status: 403,
      code: 'PASSWORD_CHANGE_REQUIRED',
    });
    await server.close();
  });

  it('is refused without a session', async () => {
    expect(await expectFailure(api, renew, {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
