import { defineConfig } from 'vitest/config';

// What takes too long for every run of the tests: two minutes.
export default defineConfig({
  test: {
    name: 'faults',
    include: ['lab/faults/*.live.mjs', 'deploy/upgrade/*.live.mjs'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
