import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { binary, runCommand } from '@erm/tooling/run/command.mjs';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { createPortal } from './create-portal.mjs';

const notSource = new Set(['.git', '.cache', '.data', 'dist', 'test-results']);
const installed = join(repositoryRoot, 'node_modules');

/** A checkout of the workspace on the dependencies that are installed here. */
function checkout() {
  const root = temporaryTree();
  cpSync(repositoryRoot, root, {
    recursive: true,
    // Packages refer to each other by relative links, which lead to the copy from there.
    verbatimSymlinks: true,
    filter: (source) => source !== installed && !notSource.has(basename(source)),
  });
  symlinkSync(installed, join(root, 'node_modules'));
  return root;
}

/**
 * Links what `pnpm install` would.
 *
 * @param {string} folder of the new portal
 */
function linkDependencies(folder) {
  const source = join(repositoryRoot, 'manager-portal/node_modules');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    cpSync(join(source, name), join(folder, 'node_modules', name), {
      verbatimSymlinks: true,
      recursive: true,
    });
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(root, args, env) {
  const { code, output } = await runCommand(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
  });
  expect(code, output).toBe(0);
}

describe('pnpm portal create', () => {
  it('makes a portal that passes every check and its test, and that publishes, with no other edit', async () => {
    const root = checkout();
    linkDependencies(createPortal({ root, name: 'cost-2' }));
    await run(root, [binary(root, 'typescript-native', 'tsc'), '--project', 'cost-2-portal']);
    await run(root, ['tooling/bin/check.mjs', 'boundaries', 'unused']);
    const workflow = '.github/workflows/cost-2-portal.yml';
    expect(readFileSync(join(root, workflow), 'utf8')).toContain("- 'cost-2-portal/**'");
    await run(root, [binary(root, 'prettier'), '--check', 'cost-2-portal', workflow]);
    await run(root, [binary(root, 'vitest'), 'run', '--root', 'cost-2-portal']);

    const env = { DATA_DIR: temporaryTree(), STORYBOOK: 'off' };
    await run(root, ['tooling/bin/portal.mjs', 'publish', '--all'], env);
    await run(root, ['tooling/bin/portal.mjs', 'publish', 'cost-2'], env);
    const { portals } = JSON.parse(readFileSync(join(env.DATA_DIR, 'site/portals.json'), 'utf8'));
    const costs = portals.find((/** @type {{ name: string }} */ { name }) => name === 'cost-2');
    expect(costs).toMatchObject({
      prefix: '/cost-2',
      role: 'manager',
      releases: [{ label: 'Cost 2 Portal' }],
    });
    expect(costs.releases[0].global).toBe('portal_cost_2');
    expect(existsSync(join(env.DATA_DIR, 'site', costs.releases[0].entry))).toBe(true);
  }, 300_000);

  it.each([
    ['Finance', undefined, 'The name was "Finance", but it must be a letter, then letters a to z, digits,'],
    ['cost--2', undefined, 'The name was "cost--2", but it must be a letter, then letters'],
    ['2-costs', undefined, 'The name was "2-costs", but it must be a letter, then letters'],
    ['login', undefined, '"/login" is taken by the product itself; choose another name.'],
    ['unauthorized', undefined, '"/unauthorized" is taken by the product itself; choose another name.'],
    ['manager', undefined, 'manager-portal exists already.'],
    ['finance', 'admin', 'The role was "admin", but it must be manager or engineer.'],
  ])('refuses the name %s with the role %s in one sentence', (name, role, sentence) => {
    const root = temporaryTree({ 'manager-portal/portal.json': {} });
    expect(() => createPortal({ name, role, root })).toThrow(sentence);
    expect(existsSync(join(root, `${name}-portal/package.json`))).toBe(false);
  });
});
