import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'manager-portal',
    environment: 'jsdom',
    // One jsdom, and one set of modules, for all files: creating them anew takes longer than many tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-support/setup.ts'],
    // jsdom computes roles and names slowly, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
