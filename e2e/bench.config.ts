import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The configuration of `pnpm bench:ui`, which measures instead of testing. */
export default defineConfig({
  ...tests,
  testMatch: 'bench/responsiveness.ts',
  workers: 1,
  projects: [{ name: 'bench' }],
  reporter: 'list',
  use: { ...tests.use, trace: 'off' },
});
