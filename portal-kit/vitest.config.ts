import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal-kit',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 60_000,
  },
});
