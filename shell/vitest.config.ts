import { defineConfig } from 'vitest/config';

// The build puts the installed versions in; no test depends on which they are.
const versions = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router-dom',
    'styled-components',
    '@erm/ui-kit/core',
    'zod',
    'react-hook-form',
  ].map((name) => [name, '1.0.0']),
);

export default defineConfig({
  define: { __SHARED_VERSIONS__: JSON.stringify(versions) },
  test: {
    name: 'shell',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
