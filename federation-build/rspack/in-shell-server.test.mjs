import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { portalConfig } from './portal.mjs';

/** The text of a development build for a deployed shell. */
async function build() {
  const root = temporaryTree({
    'package.json': { name: 'planted-portal', version: '1.0.0' },
    'portal.json': { name: 'planted' },
    'src/portal.tsx': 'export const Portal = () => <p>Planted</p>;',
  });
  symlinkSync(join(repositoryRoot, 'manager-portal/node_modules'), join(root, 'node_modules'));
  const { devServer, ...config } = portalConfig(root, { dev: true, shell: 'https://erm.example.com' });
  const plugins = [...(config.plugins ?? []), new rspack.HotModuleReplacementPlugin()];
  await new Promise((resolve, reject) => {
    rspack({ ...config, plugins }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? stats) : resolve(stats),
    );
  });
  const folder = String(config.output?.path);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return { devServer, text: scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n') };
}

describe('a portal that is developed in a deployed shell', () => {
  it("runs on that shell's production React, without eval, and accepts its updates at its root", async () => {
    const { text } = await build();
    expect(text).toContain('Planted');
    expect(text).not.toMatch(/\beval\(|jsxDEV|RefreshReg/);
    expect(text).toMatch(/\.hot\.accept\(/);
  });

  it('answers that shell and no other origin', async () => {
    const { devServer } = await build();
    expect(devServer).toMatchObject({
      host: '127.0.0.1',
      headers: { 'access-control-allow-origin': 'https://erm.example.com' },
      allowedHosts: ['erm.example.com'],
    });
  });
});
