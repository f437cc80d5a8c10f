import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';
import { runCommand } from '../run/command.mjs';
import { temporaryTree } from '../testing/temporary-tree.mjs';

/** @param {string} line */
const portal = (line) =>
  runCommand(process.execPath, [join(repositoryRoot, 'tooling/bin/portal.mjs'), ...line.split(' ')], {
    env: { ...process.env, DATA_DIR: temporaryTree() },
  });

const EITHER =
  'give a name, with or without --stage or --again, or --all, with or without --replace-registry';

describe('pnpm portal', () => {
  it.each([
    ['publish', EITHER],
    ['publish --all --stage', EITHER],
    ['publish --all --again', EITHER],
    ['publish manager --all', EITHER],
    ['publish manager --replace-registry', EITHER],
    ['publish nobody', 'Allowed choices are'],
    ['publish manager engineer', "too many arguments for 'publish'"],
    ['create', "missing required argument 'name'"],
    ['create finance travel', "too many arguments for 'create'"],
    ['rollback', "missing required argument 'name'"],
    ['canary manager 1.0.0 5 --loads 500', "option '--loads' needs --watch"],
    ['verify --stage', "unknown option '--stage'"],
  ])('refuses %s in a sentence, with the usage of that command', async (line, sentence) => {
    const { code, output } = await portal(line);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
    expect(output).toContain(`Usage: pnpm portal ${line.split(' ')[0]} `);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  it('refuses what only the publisher has, and a portal that cannot be created', async () => {
    const [site, create] = [await portal('site shell'), await portal('create Finance')];
    expect([site.code, site.output]).toEqual([2, expect.stringContaining("unknown command 'site'")]);
    expect([create.code, create.output]).toEqual([2, expect.stringContaining('The name was "Finance"')]);
  });

  it.each(['--help', '-h', 'canary --help', 'publish -h', 'help create'])(
    '%s shows the usage',
    async (line) => {
      const { code, output } = await portal(line);
      expect([code, output]).toEqual([0, expect.stringContaining('Usage: pnpm portal')]);
    },
  );

  it('hands over to the publisher, with its answer and exit code', async () => {
    const { code, output } = await portal('list');
    expect([code, output]).toEqual([1, expect.stringMatching(/^The signing key .* cannot be read/)]);
  });
});
