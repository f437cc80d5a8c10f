import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui-kit',
    environment: 'jsdom',
    // One jsdom, and one set of modules, for all files: creating them anew takes longer than many tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    // Computing roles and accessible names is slow in jsdom, especially on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
