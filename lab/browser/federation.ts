import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Publisher } from '../../e2e/src/support/publisher';
import { startApi, type RunningApi } from '../../e2e/src/support/running-api';
import { MANAGER, tokenOf } from '../../e2e/src/support/users';
import { median } from './median';
import { buildOneBundle } from './one-bundle';
import { measurePageLoad, type Network, type PageLoad } from './page-load';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const NETWORKS: Network[] = [
  { name: '1.6 Mbps, 150 ms', latencyMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'unthrottled', latencyMs: 0, bitsPerSecond: -8 },
];
const PAGES = [
  { name: 'sign-in', path: '/login', signedIn: false, awaited: 'input[type="password"]' },
  { name: 'deep link', path: '/manager/engineers', signedIn: true, awaited: 'tbody [role="row"]' },
];
const KINDS = ['federated', 'tuned bundle', 'plain bundle'] as const;
type Kind = (typeof KINDS)[number];

interface Variant {
  api: RunningApi;
  token: string;
}

const variants = new Map<Kind, Variant>();
const folders: string[] = [];

test.beforeAll(async () => {
  const portals = ['manager-portal', 'engineer-portal'].map((name) => join(ROOT, name));
  const builds = {
    federated: [join(ROOT, 'shell'), ...portals],
    'tuned bundle': await buildOneBundle('tuned'),
    'plain bundle': await buildOneBundle('plain'),
  };
  for (const kind of KINDS) variants.set(kind, await serve(builds[kind]));
});

test.afterAll(async () => {
  await Promise.all([...variants.values()].map(({ api }) => api.stop()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

for (const { name, path, signedIn, awaited } of PAGES) {
  test(`${name}: the federated product beside the same sources as one bundle`, async ({ browser }) => {
    test.setTimeout(30 * 60_000);
    for (const network of NETWORKS) {
      const loads = new Map<Kind, PageLoad[]>(KINDS.map((kind) => [kind, []]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const kind of KINDS) {
          const { api, token } = requireVariant(kind);
          const target = { url: api.url + path, token: signedIn ? token : null, awaited };
          const load = await measurePageLoad(browser, target, network);
          // The first round warms the server up.
          if (round > 0) loads.get(kind)?.push(load);
        }
      }
      report(`${name}, ${network.name}`, loads);
      checkBudgets(name, loads, network);
    }
  });
}

/** Publishes builds as a site of their own, and runs an API on it. */
async function serve(builds: string[]): Promise<Variant> {
  const dataDir = await mkdtemp(join(tmpdir(), 'erm-bench-'));
  folders.push(dataDir);
  await new Publisher(dataDir).publishSite(builds);
  const api = await startApi(ROOT, dataDir);
  return { api, token: await tokenOf(api.url, MANAGER) };
}

function requireVariant(kind: Kind): Variant {
  const variant = variants.get(kind);
  if (!variant) throw new Error(`The ${kind} is not served`);
  return variant;
}

function report(title: string, loads: ReadonlyMap<Kind, PageLoad[]>): void {
  console.log(`\n${title}, median of ${ROUNDS} interleaved loads`);
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        {
          requests: middle(loads, kind, 'requests'),
          KB: (middle(loads, kind, 'bytes') / 1000).toFixed(1),
          'JS KB': (middle(loads, kind, 'scriptBytes') / 1000).toFixed(1),
          'serial depth': middle(loads, kind, 'depth'),
          ms: middle(loads, kind, 'ms'),
          'federated is': kind === 'federated' ? '' : `${pairedRatio(loads, kind).toFixed(2)} x`,
        },
      ]),
    ),
  );
}

/** Counts hold on every machine. Times are compared only where the network dominates. */
function checkBudgets(name: string, loads: ReadonlyMap<Kind, PageLoad[]>, network: Network): void {
  const of = (kind: Kind, figure: keyof PageLoad) => middle(loads, kind, figure);
  const bytes = of('federated', 'bytes') / of('tuned bundle', 'bytes');
  const glue = of('federated', 'scriptBytes') - of('tuned bundle', 'scriptBytes');
  expect.soft(bytes, 'bytes beside the tuned bundle').toBeLessThanOrEqual(name === 'sign-in' ? 1 : 1.15);
  expect.soft(glue, 'bytes of JavaScript beyond the tuned bundle').toBeLessThanOrEqual(27_000);
  expect.soft(of('federated', 'depth'), 'serial depth').toBeLessThanOrEqual(of('tuned bundle', 'depth'));
  if (name !== 'sign-in' && network.latencyMs > 0) {
    expect.soft(pairedRatio(loads, 'plain bundle'), 'time beside the plain bundle').toBeLessThan(0.95);
  }
}

const middle = (loads: ReadonlyMap<Kind, PageLoad[]>, kind: Kind, figure: keyof PageLoad): number =>
  median((loads.get(kind) ?? []).map((load) => load[figure]));

/** The median of the ratios within each round. */
const pairedRatio = (loads: ReadonlyMap<Kind, PageLoad[]>, kind: Kind): number =>
  median((loads.get('federated') ?? []).map(({ ms }, round) => ms / (loads.get(kind)?.[round]?.ms ?? NaN)));
