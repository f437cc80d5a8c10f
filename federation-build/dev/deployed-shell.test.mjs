import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askDeployedShell } from './deployed-shell.mjs';

const origin = 'http://127.0.0.1:3001';

/**
 * Serves a page with this configuration, and returns its address.
 *
 * @param {object} config
 */
async function shellWith(config) {
  const block = (/** @type {string} */ id, /** @type {unknown} */ value) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const portals = { portals: [{ name: 'manager', prefix: '/manager' }] };
  return serve(`<!doctype html>\n${block('portals', portals)}\n${block('config', config)}`);
}

/** @param {string} html */
async function serve(html) {
  const server = createServer((_request, response) => response.end(html)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

describe('a deployed shell', () => {
  it('runs a portal from an origin that it allows', async () => {
    const address = await shellWith({ portalDevOrigins: [origin] });
    expect(
      await askDeployedShell({ address: `${address}/manager/engineers`, portal: 'manager', origin }),
    ).toEqual({
      shell: address,
      link: `${address}/manager?portal=manager@${origin}`,
    });
  });

  it.each([
    [
      {},
      /does not run portals from http:\/\/127\.0\.0\.1:3001\. Set PORTAL_DEV_ORIGINS=http:\/\/127\.0\.0\.1:3001 for its API, and restart it\.$/,
    ],
    [
      { portalDevOrigins: ['http://127.0.0.1:4000'] },
      /It runs those from http:\/\/127\.0\.0\.1:4000; PORT chooses the port\.$/,
    ],
  ])('that is configured as %j says what to configure', async (config, sentence) => {
    const address = await shellWith(config);
    await expect(askDeployedShell({ address, portal: 'manager', origin })).rejects.toThrow(sentence);
  });

  it('has to know the portal', async () => {
    const address = await shellWith({ portalDevOrigins: [origin] });
    await expect(askDeployedShell({ address, portal: 'finance', origin })).rejects.toThrow(
      'has no portal "finance". Publish it there once.',
    );
  });

  it('has to be one', async () => {
    const ask = (/** @type {string} */ address) => askDeployedShell({ address, portal: 'manager', origin });
    await expect(ask('shell')).rejects.toThrow('"shell" is not the address of a shell.');
    await expect(ask('http://127.0.0.1:1')).rejects.toThrow('No shell answers at http://127.0.0.1:1.');
    await expect(ask(await serve('<p>Hello</p>'))).rejects.toThrow('is not a shell.');
  });
});
