import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'deploy:local', include: ['local/*.live.mjs'], testTimeout: 30_000, hookTimeout: 60_000 },
});
