import { defineConfig } from 'vitest/config';

// What needs the built product, MongoDB, and nginx is in live.config.ts.
export default defineConfig({
  test: { name: 'deploy', include: ['**/*.test.mjs'], testTimeout: 30_000, hookTimeout: 30_000 },
});
