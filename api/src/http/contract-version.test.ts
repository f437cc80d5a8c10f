import { CONTRACT_VERSION } from '@erm/contracts/version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
const getWith = (version: string, path = '/api/auth/profile') =>
  fetch(`${api.baseUrl}${path}`, { headers: version ? { 'x-contract-version': version } : {} });

describe('the contract version', () => {
  it.each(['/api/auth/profile', '/healthz', '/api/nothing'])('is named by %s', async (path) => {
    expect((await getWith('', path)).headers.get('x-contract-version')).toBe(CONTRACT_VERSION);
  });

  it.each(['', `${major}.0.0`, `${major}.${minor + 7}.3`])(
    'of a client may be absent or have another minor version (%j)',
    async (version) => {
      expect((await getWith(version)).status).toBe(401);
    },
  );

  it.each([`${major + 1}.0.0`, `${major - 1}.9.0`, 'newest', `${major}${major}.0.0`])(
    'of a client is rejected if it is %s',
    async (version) => {
      const response = await getWith(version);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'CONTRACT_MISMATCH',
        error: `This page was built for version ${version} of the API, but the server has version ${CONTRACT_VERSION}. Reload the page.`,
      });
    },
  );
});
