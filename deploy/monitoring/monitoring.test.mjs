import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** @param {string} path */
const read = (path) => readFileSync(join(repositoryRoot, path), 'utf8');

/** @type {{ groups: { rules: { alert: string, annotations: { runbook: string } }[] }[] }} */
const { groups } = parse(read('deploy/monitoring/alerts.yaml'));
const alerts = groups.flatMap(({ rules }) => rules);

it.each(alerts)('$alert has a section in the runbook', ({ alert, annotations }) => {
  expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
  expect(read('docs/operating.md')).toContain(`\n### ${alert}\n`);
});
