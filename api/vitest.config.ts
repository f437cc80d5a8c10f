import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    setupFiles: process.env['ANSWERS'] ? ['src/test-support/record-responses.ts'] : [],
    // Loading the API anew for each file takes a third of the time, and files share nothing but modules without state.
    isolate: false,
    globalSetup: ['src/test-support/open-test-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
