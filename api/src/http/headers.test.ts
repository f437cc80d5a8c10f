import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test-support/start-api';

const ALLOWED = 'https://app.example.com';
let api: TestApi;
let crossOrigin: TestApi;
beforeAll(async () => {
  api = await startApi();
  crossOrigin = await startApi({ config: { corsOrigins: [ALLOWED], production: true, trustedProxies: 1 } });
});
afterAll(() => Promise.all([api.close(), crossOrigin.close()]));

const profile = (of: TestApi, headers: Record<string, string> = {}) =>
  fetch(`${of.baseUrl}/api/auth/profile`, { headers });

describe('headers of the API', () => {
  it('prevent sniffing, framing, and script execution, and do not reveal the software', async () => {
    const { headers } = await profile(api);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('require HTTPS only for HTTPS requests in production', async () => {
    expect((await profile(crossOrigin)).headers.has('strict-transport-security')).toBe(false);
    const secure = await profile(crossOrigin, { 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const spoofed = await profile(api, { 'x-forwarded-proto': 'https' });
    expect(spoofed.headers.has('strict-transport-security')).toBe(false);
  });
});

describe('other origins', () => {
  it('are allowed only when they are listed', async () => {
    const listed = await profile(crossOrigin, { origin: ALLOWED });
    expect(listed.headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect(listed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(listed.headers.get('vary')).toMatch(/origin/i);
    const other = await profile(crossOrigin, { origin: 'https://evil.example.com' });
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
    expect((await profile(api, { origin: ALLOWED })).headers.has('access-control-allow-origin')).toBe(false);
  });

  it('receive the allowed methods and headers from a preflight request', async () => {
    const headers = { origin: ALLOWED, 'access-control-request-method': 'PUT' };
    const reply = await fetch(`${crossOrigin.baseUrl}/api/auth/profile`, { method: 'OPTIONS', headers });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(reply.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});
