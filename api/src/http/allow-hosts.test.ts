import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestWithHost } from '../test-support/request-with-host';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let local: TestApi;
beforeAll(async () => {
  api = await startApi({ config: { allowedHosts: ['erm.example.com'], trustedProxies: 1 } });
  local = await startApi();
});
afterAll(() => Promise.all([api.close(), local.close()]));

describe('a request', () => {
  it.each(['erm.example.com', 'ERM.example.com:8443'])('to an allowed host (%s) is served', async (host) => {
    expect((await requestWithHost(api, '/api/auth/profile', host)).status).toBe(401);
  });

  it.each(['evil.example.com', 'erm.example.com.evil.com', '127.0.0.1', 'erm.example.com@evil.com', ''])(
    'to another host (%j) is refused, page and API alike',
    async (host) => {
      for (const path of ['/', '/api/auth/profile', '/api/nothing']) {
        const { status, body } = await requestWithHost(api, path, host);
        expect(status).toBe(421);
        expect(body).toMatchObject({ code: 'UNKNOWN_HOST' });
      }
    },
  );

  it('cannot forge the host with a header that a proxy passes on', async () => {
    const forged = { 'x-forwarded-host': 'erm.example.com' };
    expect((await requestWithHost(api, '/', 'evil.example.com', forged)).status).toBe(421);
  });

  it('of a probe is served whatever the host', async () => {
    expect((await requestWithHost(api, '/readyz', '10.1.2.3')).status).toBe(200);
  });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', '192.168.1.7', 'app.localhost', 'laptop'])(
    'to a development server is served under a local name (%s)',
    async (host) => {
      expect((await requestWithHost(local, '/api/auth/profile', host)).status).toBe(401);
    },
  );

  it.each(['rebound.example.com', '127.0.0.1.example.com', '1.2.3.4.nip.io'])(
    'to a development server is refused under a name that another site can claim (%s)',
    async (host) => {
      expect((await requestWithHost(local, '/api/auth/profile', host)).status).toBe(421);
    },
  );
});
