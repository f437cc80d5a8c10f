import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The configuration of `pnpm bench:ui` and `pnpm bench:federation`, which measure instead of testing. */
export default defineConfig({
  ...tests,
  testMatch: ['bench/responsiveness.ts', 'bench/schedule.ts', 'bench/federation.ts'],
  workers: 1,
  projects: [{ name: 'bench' }],
  reporter: 'list',
  use: { ...tests.use, trace: 'off' },
});
