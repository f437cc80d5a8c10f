import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal-sdk',
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
