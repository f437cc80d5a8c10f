import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes pictures instead of testing: `pnpm ui:sheet`. */
export default defineConfig({
  ...tests,
  testMatch: 'sheet/take-sheet.ts',
  projects: [{ name: 'sheet' }],
  reporter: 'list',
  timeout: 900_000,
});
