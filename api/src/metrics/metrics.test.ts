import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestWithHost } from '../test-support/request-with-host';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let open: TestApi;
let guarded: TestApi;
const TOKEN = 'a-token-of-the-tests';
beforeAll(async () => {
  api = await startApi();
  open = await startApi({ config: { publicMetrics: true } });
  guarded = await startApi({ config: { publicMetrics: true, metricsToken: TOKEN } });
});
afterAll(() => Promise.all([api.close(), open.close(), guarded.close()]));

const behindProxy = { headers: { 'x-forwarded-for': '203.0.113.7' } };

describe('/metrics', () => {
  it('reports request counts and durations by route and status, and event loop lag', async () => {
    await fetch(`${api.baseUrl}/api/auth/profile`);
    await fetch(`${api.baseUrl}/api/no-such-call-${Date.now()}`);
    const text = await (await fetch(`${api.baseUrl}/metrics`)).text();
    expect(text).toContain('http_requests_total{method="GET",route="/api/auth/profile",status="401"} 1');
    expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 1');
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/auth/profile"',
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('no-such-call');
  });

  it('is available only to this machine, even behind a local proxy', async () => {
    const reply = await fetch(`${api.baseUrl}/metrics`, behindProxy);
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not available through a local proxy that adds no header', async () => {
    const reply = await requestWithHost(api, '/metrics', 'erm.example.com');
    expect(reply.status).toBe(403);
  });

  it.each([
    ['no token', '', 403],
    ['another token', `Bearer ${TOKEN}x`, 403],
    ['the token', `Bearer ${TOKEN}`, 200],
  ])('with a token configured, answers %s accordingly', async (_, authorization, status) => {
    const reply = await fetch(`${guarded.baseUrl}/metrics`, { headers: { authorization } });
    expect(reply.status).toBe(status);
  });

  it('is available to everyone when public', async () => {
    expect((await fetch(`${open.baseUrl}/metrics`, behindProxy)).status).toBe(200);
  });
});
