import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'portal-template', include: ['*.test.mjs'], testTimeout: 30_000, hookTimeout: 30_000 },
});
