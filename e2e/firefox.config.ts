import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The configuration of `pnpm test:firefox`. */
export default defineConfig({
  ...tests,
  testMatch: 'firefox/main-flows.ts',
  workers: 1,
  projects: [{ name: 'firefox' }],
  reporter: 'list',
});
