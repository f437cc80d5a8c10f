import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'engineer-portal',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../ui-kit/src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
