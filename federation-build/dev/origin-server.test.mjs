import { expect, it } from 'vitest';
import { pageConfig } from './origin-server.mjs';

it('treats an empty variable as unset', () => {
  expect(pageConfig({ ADMIN_EMAIL: '', REGISTRATION: 'closed' })).toEqual({
    adminEmail: 'admin@example.com',
    registration: 'closed',
    liveEvents: true,
  });
});
