import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { portalWorkflow } from './portal-workflow.mjs';

const template = fileURLToPath(new URL('template', import.meta.url));
const suffix = '.template';

/** @type {string[]} */
const reserved = JSON.parse(
  readFileSync(new URL('../portal-sdk/reserved-prefixes.json', import.meta.url), 'utf8'),
);
/** @type {{ pattern: string, text: string }} */
const nameRule = JSON.parse(readFileSync(new URL('../contracts/portal-name.json', import.meta.url), 'utf8'));
const SAMPLES = { manager: 'sampleManager', engineer: 'sampleEngineer' };

/**
 * Writes the sources of a new portal with one page and its test, and its workflow. No list names portals, so no other file
 * changes.
 *
 * @param {{ name: string, role?: string, root?: string }} options
 * @returns {string} its folder
 */
export function createPortal({ name, role = 'manager', root = repositoryRoot }) {
  const folder = join(root, `${name}-portal`);
  const sample = Object.entries(SAMPLES).find(([known]) => known === role)?.[1];
  if (!new RegExp(nameRule.pattern).test(name))
    throw usageError(`The name was "${name}", but it must be ${nameRule.text}.`);
  if (reserved.includes(`/${name}`))
    throw usageError(`"/${name}" is taken by the product itself; choose another name.`);
  if (existsSync(folder)) throw usageError(`${name}-portal exists already.`);
  if (!sample)
    throw usageError(`The role was "${role}", but it must be ${Object.keys(SAMPLES).join(' or ')}.`);
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const label = `${words.join(' ')} Portal`;
  const values = { __name__: name, __label__: label, __role__: role, __sample__: sample };
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, relative(template, source).slice(0, -suffix.length));
    mkdirSync(dirname(target), { recursive: true });
    const text = Object.entries(values).reduce(
      (filled, [placeholder, value]) => filled.replaceAll(placeholder, value),
      readFileSync(source, 'utf8'),
    );
    writeFileSync(target, text);
  }
  const workflow = portalWorkflow({ folder, label, root });
  mkdirSync(dirname(workflow.file), { recursive: true });
  writeFileSync(workflow.file, workflow.text);
  return folder;
}
