import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Measures instead of testing: `pnpm bench:ui`. */
export default defineConfig({
  ...tests,
  testMatch: 'bench/responsiveness.ts',
  workers: 1,
  projects: [{ name: 'bench' }],
  reporter: 'list',
  use: { ...tests.use, trace: 'off' },
});
