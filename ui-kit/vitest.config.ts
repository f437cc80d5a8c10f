import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    // Computing roles and accessible names is slow in jsdom, especially on a busy machine.
    testTimeout: 60_000,
  },
});
