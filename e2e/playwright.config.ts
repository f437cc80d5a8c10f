import { defineConfig } from '@playwright/test';
import { browserAtHand } from '@erm/tooling/browser/fetch-browser.mjs';

const browser = browserAtHand();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './src/support/set-up.ts',
  // Each worker has its own product and database, so specs in different workers do not share data.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Generous because of slow machines. Failures are usually detected by the shorter timeout of an expectation.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      // Where there is none, the setup fetches one before the workers read this.
      ...(browser && { executablePath: browser.executablePath }),
      env: { ...process.env, ...browser?.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without windows, texts would be wider than measured.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    // Recording would take a fifth of the time; `--trace retain-on-failure` records where a failure needs it.
    trace: 'off',
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    { name: 'dark', use: { colorScheme: 'dark' }, testMatch: '**/story.spec.ts' },
  ],
});
