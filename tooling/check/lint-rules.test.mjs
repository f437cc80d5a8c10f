import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';
import { binary } from '../run/command.mjs';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import plugin from './lint-rules.mjs';

const [name] = Object.keys(plugin.rules);
const RULE = `${plugin.meta.name}/${name}`;

const ELEMENTS = {
  'named.tsx': '<p {...{ a, b }} {...rest} />',
  'single.tsx': '<p {...{ title: a }}>{b}{rest}</p>',
  'given.tsx': '<p title={a} {...b} {...rest} />',
  'computed.tsx': '<p {...{ [a]: b }} {...rest} />',
  'conditional.tsx': '<p {...(a && { title: b })} {...rest} />',
};

/** The files in which the linter finds what breaks the rule. @returns {Promise<string[]>} */
const findings = () =>
  new Promise((resolve) => {
    const config = {
      jsPlugins: [join(repositoryRoot, 'tooling/check/lint-rules.mjs')],
      rules: { [RULE]: 'error' },
    };
    const files = Object.entries(ELEMENTS).map(([file, element]) => [
      file,
      `export const part = (a, b, rest) => ${element};\n`,
    ]);
    const root = temporaryTree({ '.oxlintrc.json': config, ...Object.fromEntries(files) });
    execFile(process.execPath, [binary(repositoryRoot, 'oxlint'), '--format', 'unix', root], (_, output) => {
      const found = output.split('\n').filter((line) => line.includes(`${plugin.meta.name}(${name})`));
      resolve(found.map((line) => basename(line.split(':')[0] ?? '')).sort());
    });
  });

it('finds props that are spread only to be on one line', async () => {
  expect(await findings()).toEqual(['named.tsx', 'single.tsx']);
}, 30_000);

it('applies to the whole repository', () => {
  expect(readFileSync(join(repositoryRoot, '.oxlintrc.json'), 'utf8')).toContain(`"${RULE}": "error"`);
});
