import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'engineer-portal',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-support/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
