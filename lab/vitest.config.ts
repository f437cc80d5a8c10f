import { defineConfig } from 'vitest/config';

// What needs the built product, MongoDB, and nginx is in faults.config.ts.
export default defineConfig({
  test: { name: 'lab', include: ['**/*.test.mjs'] },
});
