import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { auditProduction } from './audit.mjs';

const TIMEOUT_MS = 60_000;

/** @param {number} status @param {object} advisories of the registry */
async function startRegistry(status, advisories) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(advisories));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
}

const advisory = (/** @type {string} */ severity) => ({
  koa: [
    { id: 1, url: 'https://example.com/1', title: 'Smuggling', severity, vulnerable_versions: '>=0.0.0' },
  ],
});

it.each([
  ['high', ['high: koa: Smuggling (https://example.com/1)']],
  ['critical', ['critical: koa: Smuggling (https://example.com/1)']],
  ['moderate', []],
])(
  'reports a vulnerability in production that is %s accordingly',
  async (severity, severe) => {
    const registry = await startRegistry(200, advisory(severity));
    expect(await auditProduction(registry)).toEqual({ isAnswered: true, severe });
  },
  TIMEOUT_MS,
);

it(
  'says so when the registry does not answer',
  async () => {
    const refusing = await startRegistry(405, {});
    expect(await auditProduction(refusing)).toEqual({ isAnswered: false, severe: [] });
  },
  TIMEOUT_MS,
);
