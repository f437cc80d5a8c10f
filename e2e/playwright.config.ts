import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/chromium';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each worker has its own product and database, so specs in different workers do not share data.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Generous because of slow machines. Failures are usually detected by the shorter timeout of an expectation.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    { name: 'dark', use: { colorScheme: 'dark' }, testMatch: '**/story.spec.ts' },
  ],
});
