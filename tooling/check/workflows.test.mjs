import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';

const folder = join(repositoryRoot, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

describe('every workflow', () => {
  it.each(workflows)('pins the actions of %s by their commits', (_, text) => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    const unpinned = actions.filter((action) => !/^\.\/|@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''));
    expect(unpinned).toEqual([]);
  });

  it.each(workflows)('starts with no permission in %s but to read, and to prove who it is', (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?: {2}id-token: write\n)?\n/m);
    expect(text).not.toMatch(/: write-all|pull_request_target/);
  });

  it('cannot write to the repository, except for the job that creates a release', () => {
    const writing = workflows.filter(([, text]) => text?.includes('contents: write'));
    expect(writing.map(([name]) => name)).toEqual(['release.yml']);
    const [, text = ''] = writing[0] ?? [];
    expect(text.match(/contents: write/g)).toHaveLength(1);
    expect(text.slice(text.indexOf('\n  announce:'))).toContain('contents: write');
  });

  it('shares a machine with the signing key only with what the publisher itself runs on', () => {
    const jobs = workflows.flatMap(([name, text = '']) =>
      text.split(/\n {2}(?=[\w-]+:\n {4})/).map((job) => ({ name, job })),
    );
    const signing = jobs.filter(({ job }) => job.includes('secrets.SITE_SIGNING_KEY'));
    expect(signing.map(({ name }) => name).sort()).toEqual(['portal.yml', 'product.yml', 'rollback.yml']);
    for (const { name, job } of signing) {
      const commands = [...job.matchAll(/\b(?:pnpm\.mjs|npm|npx|build\.mjs|\.ci\/run)\b.*/g)].map(
        ([text]) => text,
      );
      expect(commands, name).toEqual(['pnpm.mjs install --frozen-lockfile --prod --filter @erm/publisher']);
    }
  });
});

it('the containers do not start without the name of the host that they answer for', () => {
  const compose = readFileSync(join(repositoryRoot, 'deploy/compose.yaml'), 'utf8');
  expect(compose).toMatch(/^ {4}ALLOWED_HOSTS: \$\{DOMAIN:\?.+\}$/m);
});

it('the audit of dependencies fails if the registry does not answer', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  expect(scripts['supply-chain:audit']).toMatch(/^pnpm audit /);
  expect(scripts['supply-chain:audit']).not.toContain('--ignore-registry-errors');
});
