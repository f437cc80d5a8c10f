import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/chromium';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One product and one database a worker: specs do not meet each other's data.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Long for two busy cores: what is wrong fails at its own expectation.
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
