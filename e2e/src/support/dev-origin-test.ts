import getPort from 'get-port';
import { test as base } from './test';

/** `test` with a product as it is deployed, which runs portals from one port of this machine. */
export const test = base.extend<object, { port: number }>({
  port: [async ({}, use) => use(await getPort({ host: '127.0.0.1' })), { scope: 'worker' }],
  settings: [
    async ({ port }, use) => use({ PORTAL_DEV_ORIGINS: `http://127.0.0.1:${port}`, PORTAL_PREVIEWS: 'on' }),
    { scope: 'worker' },
  ],
});
