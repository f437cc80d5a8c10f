import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot, workspacePackages } from '@erm/tooling/build/workspace.mjs';
import { documentedCommands, documentedLines } from './documented-commands.mjs';
import { knowledgeOf } from './knowledge.mjs';

const inRoot = (/** @type {string[]} */ ...path) => join(repositoryRoot, ...path);
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const portalHelp = execFileSync(process.execPath, [inRoot('tooling/bin/portal.mjs'), '--help'], {
  encoding: 'utf8',
});
const ermCommands = readdirSync(inRoot('api/src/cli'), { encoding: 'utf8' }).flatMap((name) => [
  ...readFileSync(inRoot('api/src/cli', name), 'utf8').matchAll(/\.command\('([\w-]+)/g),
]);

/** Programs of the systems that the documents deal with. */
const FOREIGN = [
  'cat',
  'cp',
  'docker',
  'export',
  'kubectl',
  'mongodump',
  'mongorestore',
  'npx',
  'openssl',
  'rm',
];
const OF_NPM = ['install'];
const OF_PNPM = ['audit', 'exec', 'install'];

/** @type {Record<string, (args: string[]) => string | undefined>} */
const problems = {
  npm: ([script = '']) =>
    script in scripts || OF_NPM.includes(script) ? undefined : `package.json has no script "${script}"`,
  node: (args) => {
    if (args.includes('-p') || args.includes('-e')) return undefined;
    const file = args.find((arg) => !arg.startsWith('-')) ?? '';
    const isBuilt = /^[\w-]+\/dist\//.test(file) && existsSync(inRoot(file.split('/')[0] ?? ''));
    return isBuilt || existsSync(inRoot(file)) ? undefined : `there is no ${file}`;
  },
  pnpm: (args) => {
    if (args[0] === '--filter') return problemOfFilter(args[1] ?? '');
    const [script = '', command = '', ...rest] = args;
    if (script === 'exec') return problemOfRoot(args);
    if (!(script in scripts) && !OF_PNPM.includes(script)) return `package.json has no script "${script}"`;
    if (script === 'portal') return problemOfPortal([command, ...rest]);
    if (script === 'erm') return problemOfErm(command);
    return undefined;
  },
  erm: ([command = '']) => problemOfErm(command),
};

/** @param {string} name */
const problemOfFilter = (name) => (workspacePackages().has(name) ? undefined : `there is no package ${name}`);

/** @param {string[]} args */
const problemOfRoot = (args) => {
  const folder = args[args.indexOf('--root') + 1] ?? '';
  return existsSync(inRoot(args.includes('--root') ? folder : '.')) ? undefined : `there is no ${folder}`;
};

/** @param {string[]} args */
const problemOfPortal = ([command = '', ...rest]) => {
  const named = [command, ...rest.filter((word) => word.startsWith('--'))];
  const unknown = named.find((word) => !new RegExp(`(^|[\\s[])${word}\\b`, 'm').test(portalHelp));
  return unknown === undefined ? undefined : `pnpm portal has no "${unknown}"`;
};

/** @param {string} command */
const problemOfErm = (command) =>
  /^[-<]/.test(command) || ermCommands.some(([, name]) => name === command)
    ? undefined
    : `erm has no command "${command}"`;

const files = execFileSync('git', ['ls-files', '*.md'], { cwd: repositoryRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(inRoot(file)));

describe('documented commands', () => {
  it.each(files)('%s names only commands that exist', (file) => {
    const wrong = documentedCommands(inRoot(file)).flatMap((words) => {
      const [program = '', ...args] = words;
      const check = problems[program];
      const problem = check ? check(args) : FOREIGN.includes(program) ? undefined : `"${program}" is unknown`;
      return problem === undefined ? [] : [`${words.join(' ')}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are found in blocks and in text', () => {
    const programs = files.flatMap((file) => documentedCommands(inRoot(file))).map(([program]) => program);
    expect(programs.filter((program) => program === 'pnpm').length).toBeGreaterThan(50);
    expect(new Set(programs)).toEqual(new Set([...Object.keys(problems), ...FOREIGN]));
  });
});

describe('what is known to the readers of documents', () => {
  const documents = files.map((file) => {
    const commands = documentedLines(inRoot(file)).filter(({ isInline }) => !isInline);
    return { ...knowledgeOf(file), commands: commands.map(({ line }) => line) };
  });

  it('is about commands that are documented', () => {
    const expectations = new Set(documents.flatMap(({ expect }) => expect));
    const used = documents.flatMap(({ commands, expect }) =>
      commands.map((line) => expect.find((expectation) => expectation.commands.test(line))),
    );
    expect([...expectations].filter((expectation) => !used.includes(expectation))).toEqual([]);
  });

  it('replaces what is documented', () => {
    const examples = new Set(documents.flatMap(({ replace }) => Object.keys(replace)));
    const isUsed = (/** @type {string} */ example) =>
      documents.some(
        ({ commands, replace }) => example in replace && commands.some((line) => line.includes(example)),
      );
    expect([...examples].filter((example) => !isUsed(example))).toEqual([]);
  });
});
