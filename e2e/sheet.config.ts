import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** The configuration of `pnpm ui:sheet` and `pnpm docs:pictures`, which take screenshots instead of testing. */
export default defineConfig({
  ...tests,
  testMatch: 'sheet/take-*.ts',
  projects: [{ name: 'sheet' }],
  reporter: 'list',
  timeout: 900_000,
});
