import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The configuration of `pnpm ui:sheet`, which takes screenshots instead of testing. */
export default defineConfig({
  ...tests,
  testMatch: 'sheet/take-sheet.ts',
  projects: [{ name: 'sheet' }],
  reporter: 'list',
  timeout: 900_000,
});
