import { defineConfig } from '@playwright/test';
import tests from '../../e2e/playwright.config';

/** The configuration of `pnpm bench:ui` and `pnpm bench:federation`, which measure instead of testing. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['responsiveness.ts', 'schedule.ts', 'federation.ts'],
  globalSetup: '../../e2e/src/support/set-up.ts',
  workers: 1,
  projects: [{ name: 'bench' }],
  reporter: 'list',
  use: { ...tests.use, trace: 'off' },
});
