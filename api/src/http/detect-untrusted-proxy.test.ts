import { expect, it } from 'vitest';
import { startApi } from '../test-support/start-api';

const warnings = (log: string[]) => log.filter((line) => line.includes('TRUSTED_PROXIES is 0'));

it.each([
  [0, 1],
  [1, 0],
])('with TRUSTED_PROXIES=%i, forwarded requests cause %i warnings', async (trustedProxies, count) => {
  const api = await startApi({ config: { trustedProxies } });
  await fetch(`${api.baseUrl}/healthz`);
  expect(warnings(api.log)).toHaveLength(0);
  for (let i = 0; i < 3; i += 1) {
    await fetch(`${api.baseUrl}/api/auth/profile`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  }
  expect(warnings(api.log)).toHaveLength(count);
  await api.close();
});
