import { defineConfig } from 'vitest/config';

// All cores: left to itself the runner keeps one for itself, which on two is half of the machine.
export default defineConfig({ test: { projects: ['*/vitest.config.ts'], maxWorkers: '100%' } });
