import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** @param {string} path */
const read = (path) => readFileSync(join(repositoryRoot, path), 'utf8');

/** @type {{ groups: { rules: { alert: string, expr: string, annotations: { runbook: string } }[] }[] }} */
const { groups } = parse(read('deploy/monitoring/alerts.yaml'));
const alerts = groups.flatMap(({ rules }) => rules);

it.each(alerts)('$alert has a section in the runbook', ({ alert, annotations }) => {
  expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
  expect(read('docs/operating.md')).toContain(`\n### ${alert}\n`);
});

it('MemoryGrowth is about less than a container may use', () => {
  const { expr = '' } = alerts.find(({ alert }) => alert === 'MemoryGrowth') ?? {};
  const limits = [read('deploy/compose.yaml'), read('deploy/kubernetes/api.yaml')].map(
    (text) => /(?:mem_limit: |limits: \{ memory: )1g/i.exec(text)?.[0],
  );
  expect(limits).toEqual(['mem_limit: 1g', 'limits: { memory: 1G']);
  expect(Number(expr.split(' > ')[1])).toBeLessThan(0.75 * 2 ** 30);
});
