import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot, withDependencies } from '@erm/tooling/build/workspace.mjs';

const template = readFileSync(new URL('workflow.yml.template', import.meta.url), 'utf8');

/**
 * The GitHub workflow of a portal, which runs when something changes that the portal is built from or built with.
 *
 * @param {{ folder: string, label: string, root?: string }} portal
 * @returns {{ file: string, text: string }}
 */
export function portalWorkflow({ folder, label, root = repositoryRoot }) {
  const file = `.github/workflows/${basename(folder)}.yml`;
  const sources = withDependencies(folder, root).map((source) => `${basename(source.folder)}/**`);
  const paths = [
    ...sources.sort(),
    'federation-build/**',
    'tooling/**',
    'pnpm-workspace.yaml',
    '.github/workflows/portal.yml',
    file,
  ];
  const text = template
    .replaceAll('__name__', basename(folder, '-portal'))
    .replaceAll('__label__', label)
    .replaceAll('__paths__', paths.map((path) => `      - '${path}'`).join('\n'));
  return { file: join(root, file), text };
}
