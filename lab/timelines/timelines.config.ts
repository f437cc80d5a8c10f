import { defineConfig } from '@playwright/test';
import bench from '../browser/bench.config';

/** The configuration of the comparison with timelines from npm, which are installed apart. */
export default defineConfig({
  ...bench,
  testDir: '.',
  testMatch: 'compare.ts',
  globalSetup: '../../e2e/src/support/set-up.ts',
});
