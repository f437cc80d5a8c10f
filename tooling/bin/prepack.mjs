#!/usr/bin/env node
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/workspace.mjs';
import { binary, runLive } from '../run/command.mjs';
import { usageError } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';

/** What a module or a declaration imports from its own package. */
const RELATIVE = /((?:from|import) ?\(?['"])(\.\.?\/[^'"]+?)(?=['"])/g;

// Compiles the package in the current folder for those who have it from npm: the workspace itself uses the sources.
await runMain(async () => {
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
    throw usageError(
      'Pack with "pnpm pack": only pnpm writes versions in place of "workspace:" and "catalog:".',
    );
  }
  const compiled = join(process.cwd(), 'dist');
  rmSync(compiled, { recursive: true, force: true });
  const compiler = binary(repositoryRoot, 'typescript-native', 'tsc');
  const code = await runLive(process.execPath, [compiler, '--build', '--force', 'tsconfig.pack.json'], {});
  if (code !== 0) return code;
  for (const name of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|d\.ts)$/.test(name)) withExtensions(join(compiled, name));
  }
});

/**
 * Node finds a module by its whole name only, and so does TypeScript for Node.
 *
 * @param {string} file
 */
function withExtensions(file) {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(
    RELATIVE,
    (_, before, path) => before + (/\.js(on)?$/.test(path) ? path : `${path}.js`),
  );
  writeFileSync(file, named);
}
