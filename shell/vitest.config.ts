import { defineConfig } from 'vitest/config';
import sharedLibraries from '../portal-sdk/shared-libraries.json';

// The build defines the installed versions. No test depends on them.
const versions = Object.fromEntries(
  Object.keys({ ...sharedLibraries.eager, ...sharedLibraries.lazy }).map((name) => [name, '1.0.0']),
);

export default defineConfig({
  define: { __SHARED_VERSIONS__: JSON.stringify(versions) },
  test: {
    name: 'shell',
    environment: 'jsdom',
    // One jsdom, and one set of modules, for all files: creating them anew takes longer than many tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
