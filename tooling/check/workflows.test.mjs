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
});
