import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';

const moduleOf = (/** @type {string} */ name) => JSON.stringify(new URL(name, import.meta.url).href);

/**
 * Serves with this text as the API, in a process of its own.
 *
 * @param {string} api
 */
function served(api) {
  const root = temporaryTree({
    'api/dist/package.json': { type: 'module' },
    'api/dist/main.js': api,
    'start.mjs': `import { runMain } from ${moduleOf('main.mjs')};
      import { serve } from ${moduleOf('serve.mjs')};
      await runMain(() => serve({ root: import.meta.dirname, site: '/site', env: process.env }));`,
  });
  const child = spawn(process.execPath, [`${root}/start.mjs`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  const ready = once(child.stdout, 'data');
  return { child, ended, ready };
}

describe('serve', () => {
  it('says where it is ready and names the demo accounts when there are any', async () => {
    const { ended } = served(
      `process.send({ type: 'ready', url: 'http://127.0.0.1:3000', demo: true }, () => process.disconnect());`,
    );
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toBe('Ready on http://127.0.0.1:3000');
    expect(output).toContain('manager@demo.test');
    expect(output).toContain('engineer@demo.test');
  });

  it('names no accounts where there is no demo data', async () => {
    const { ended } = served(
      `process.send({ type: 'ready', url: 'http://127.0.0.1:3000', demo: false }, () => process.disconnect());`,
    );
    expect((await ended).output).toBe('Ready on http://127.0.0.1:3000\n');
  });

  it('passes on the refusal of a wrong variable and its exit code', async () => {
    const { ended } = served(`console.error('PORT was "x".'); process.exitCode = 2; process.disconnect();`);
    expect(await ended).toEqual({ code: 2, output: 'PORT was "x".\n' });
  });

  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
    'hands %s on and ends when the API has ended',
    async (signal) => {
      const { child, ended, ready } = served(`
      const open = setInterval(() => undefined, 1000);
      process.on('${signal}', () => { console.log('stopping'); clearInterval(open); process.disconnect(); });
      process.send({ type: 'ready', url: 'here', demo: false });`);
      await ready;
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, output: 'Ready on here\nstopping\n' });
    },
  );
});
