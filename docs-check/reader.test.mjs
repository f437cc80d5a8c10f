import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { documentedLines } from './documented-commands.mjs';
import { followDocument } from './reader.mjs';
import { openShell } from './shell.mjs';

const block = (/** @type {string[]} */ ...lines) => ['```sh', ...lines, '```', ''].join('\n');
const ready = /Ready on (\S+)/;
const server = `import { createServer } from 'node:http';
  const server = createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1', () =>
    console.log('Ready on http://127.0.0.1:' + server.address().port));`;

/**
 * Follows a document in a folder with further files, and returns what was reported.
 *
 * @param {string} markdown
 * @param {Partial<import('./reader.mjs').Knowledge>} [knowledge]
 * @param {Map<string, string>} [ran]
 */
async function follow(markdown, knowledge = {}, ran = new Map()) {
  const root = temporaryTree({
    'doc.md': markdown,
    'server.mjs': server,
    'ask.mjs': 'await fetch(process.argv[2]);',
  });
  const shell = openShell({ cwd: root, env: process.env });
  onTestFinished(shell.close);
  /** @type {[string, import('./reader.mjs').Outcome][]} */
  const reported = [];
  const document = {
    name: 'doc.md',
    lines: documentedLines(join(root, 'doc.md')),
    knowledge: { replace: {}, expect: [], ...knowledge },
  };
  await followDocument(document, { shell, ran, report: (...row) => reported.push(row) });
  return reported;
}

describe('following a document', () => {
  it('runs its commands in order, in one shell whose variables stay', async () => {
    const reported = await follow(
      block('export WORD=hello    # said below', 'echo "$WORD" > said') + block('grep hello \\', '  said'),
    );
    expect(reported.map(([command, { result }]) => [command, result])).toEqual([
      ['export WORD=hello', 'ran'],
      ['echo "$WORD" > said', 'ran'],
      ['grep hello said', 'ran'],
    ]);
  });

  it('reports what fails with what it printed, and goes on', async () => {
    const reported = await follow(block('echo oh >&2; exit 3', 'echo fine'));
    expect(reported).toMatchObject([
      ['echo oh >&2; exit 3', { result: 'FAILED', output: 'oh\n' }],
      ['echo fine', { result: 'ran' }],
    ]);
  });

  it('waits until what does not end answers, and stops it', async () => {
    const command = 'echo $$ > pid && exec node server.mjs';
    const reported = await follow(block(command, '! kill -0 "$(cat pid)"'), {
      expect: [{ commands: /server/, ready }],
    });
    expect(reported.map(([, { result }]) => result)).toEqual(['ran', 'ran']);
  });

  it('reports what ends before it is ready', async () => {
    const reported = await follow(block('echo no port'), { expect: [{ commands: /echo/, ready }] });
    expect(reported).toMatchObject([['echo no port', { result: 'FAILED', output: 'no port\n' }]]);
  });

  it('writes own values instead of examples', async () => {
    const reported = await follow(block('test <word> = hello'), { replace: { '<word>': '$(echo hello)' } });
    expect(reported).toMatchObject([['test <word> = hello', { result: 'ran' }]]);
  });

  it('brings about what a document and a command assume', async () => {
    const reported = await follow(block('node ask.mjs "$(cat address)"', 'test -e file'), {
      beside: 'node server.mjs | tee log',
      next: [`sed 's/Ready on //' log > address`],
      expect: [
        { commands: /server/, ready },
        { commands: /file/, before: ['touch file'] },
      ],
    });
    expect(reported.map(([, { result }]) => result)).toEqual(['ran', 'ran']);
  });

  it('reports a command whose assumption cannot be brought about', async () => {
    const reported = await follow(block('echo fine', 'echo never'), {
      expect: [{ commands: /never/, before: ['false'] }],
    });
    expect(reported).toMatchObject([
      ['echo fine', { result: 'ran' }],
      ['echo never', { result: 'FAILED', reason: 'assumes false' }],
    ]);
  });

  it('skips with a reason', async () => {
    const reported = await follow(
      block('slow', 'remote', 'tool --help'),
      {
        expect: [
          { commands: /slow/, once: true },
          { commands: /remote/, skip: 'needs a cluster' },
          { commands: /tool/, needs: ['no-such-tool'] },
        ],
      },
      new Map([['slow', 'README.md']]),
    );
    expect(reported).toEqual([
      ['slow', { result: 'skipped', reason: 'ran in README.md' }],
      ['remote', { result: 'skipped', reason: 'needs a cluster' }],
      ['tool --help', { result: 'skipped', reason: 'needs no-such-tool' }],
    ]);
  });

  it('lists the commands of the text that no block has run', async () => {
    const reported = await follow(`\`node -p 1\` and \`node\n-p 2\`\n\n${block('node -p 1')}`);
    expect(reported).toEqual([
      ['node -p 1', { result: 'ran' }],
      ['node -p 2', { result: 'exists' }],
    ]);
  });
});
