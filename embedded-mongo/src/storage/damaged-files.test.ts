import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatch } from '../commands/dispatch';
import { openEngine } from '../commands/engine';
import { anyDamage } from '../testing/damage';
import { temporaryFolder } from '../testing/targets';
import { isArray, isDoc } from '../values/types';
import { DataDirectory } from './data-directory';
import { encodeFrame } from './frame';

/** `pnpm fuzz:store` runs many more, each time others. */
const RUNS = Number(process.env['FUZZ_STORE'] ?? 300);
const options = process.env['FUZZ_STORE'] ? { numRuns: RUNS } : { numRuns: RUNS, seed: 20_260_302 };
const TIMEOUT_MS = 60_000 + RUNS * 200;
const ROWS = 12;
/** What an operator is told: which file, and what about it. */
const SENTENCE = /(journal|snapshot)-\d{6} is (damaged at offset \d+: .+\. Restore the folder|missing)/;

const row = (_id: number) => serialize({ c: 'd.rows', d: { _id, text: 'x'.repeat((_id * 977) % 6000) } });
const definition = serialize({ create: 'd.rows', indexes: [{ v: 2, key: { _id: 1 }, name: '_id_' }] });
const upTo = (count: number) => Array.from({ length: count }, (_, _id) => _id);

/** Where the files of a store may be when it ends, each row in a frame of its own. */
const LAYOUTS = [
  'a journal',
  'a snapshot and a journal',
  'two journals, the snapshot not written yet',
] as const;
const stores = new Map<string, string>();

async function writeStore(layout: (typeof LAYOUTS)[number]): Promise<string> {
  const folder = temporaryFolder();
  const directory = await DataDirectory.open(
    folder,
    () => {},
    () => {},
  );
  await directory.append([definition]);
  for (const _id of upTo(ROWS)) {
    await directory.append([row(_id)]);
    if (_id !== ROWS / 2 - 1 || layout === 'a journal') continue;
    const writeSnapshot = await directory.rotate();
    if (layout === 'a snapshot and a journal') await writeSnapshot([definition, ...upTo(ROWS / 2).map(row)]);
  }
  await directory.close();
  return folder;
}

beforeAll(async () => {
  for (const layout of LAYOUTS) stores.set(layout, await writeStore(layout));
});
afterAll(() => Promise.all([...stores.values()].map((folder) => rm(folder, { recursive: true }))));

/** Opens a store, reads all of its rows, and adds one; or returns why it does not open. */
async function openAndAdd(folder: string, _id: number): Promise<number[] | string> {
  let engine: Awaited<ReturnType<typeof openEngine>>;
  try {
    engine = await openEngine(folder, () => {});
  } catch (error) {
    return (error as Error).message;
  }
  try {
    const reply = await dispatch(engine, 'd', { find: 'rows', sort: { _id: 1 }, batchSize: 1000 });
    const { firstBatch } = reply['cursor'] as { firstBatch: unknown };
    const rows = isArray(firstBatch) ? firstBatch.filter(isDoc) : [];
    for (const found of rows) {
      const id = Number(found['_id']);
      if (id < ROWS) expect(found['text']).toBe('x'.repeat((id * 977) % 6000));
    }
    await dispatch(engine, 'd', { insert: 'rows', documents: [{ _id, text: '' }] });
    return rows.map((found) => Number(found['_id']));
  } finally {
    await engine.store.close();
  }
}

/** How many rows of a damaged journal nothing has happened to, because their frames are before the damage. */
function intactRows(layout: string, before: Buffer, after: Buffer): number {
  const first = before.findIndex((byte, offset) => byte !== after[offset]);
  const damagedAt = first < 0 ? before.length : first;
  const earlier = layout === 'a journal' ? 0 : ROWS / 2;
  const rows = upTo(ROWS)
    .slice(earlier)
    .map((_id) => encodeFrame(row(_id)));
  const header = before.length - rows.reduce((sum, { length }) => sum + length, 0);
  let end = header;
  return earlier + rows.filter(({ length }) => (end += length) <= damagedAt).length;
}

describe.each(LAYOUTS)('a damaged file of %s', (layout) => {
  it(
    'either loses nothing that is provably intact, or is named by an error',
    async () => {
      const source = stores.get(layout) ?? '';
      const names = readdirSync(source)
        .filter((name) => /^(journal|snapshot)-/.test(name))
        .sort();
      const last = names.findLast((name) => name.startsWith('journal')) ?? '';
      const outcomes = { opened: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names), anyDamage, async (name, damage) => {
          const folder = temporaryFolder();
          try {
            cpSync(source, folder, { recursive: true });
            const before = readFileSync(join(source, name));
            const after = damage.apply(before);
            writeFileSync(join(folder, name), after);
            const found = await openAndAdd(folder, 100);
            if (typeof found === 'string') {
              outcomes.refused += 1;
              expect(found).toMatch(SENTENCE);
              return;
            }
            outcomes.opened += 1;
            expect(found).toEqual(upTo(found.length));
            const fewest = name === last ? intactRows(layout, before, after) : ROWS;
            expect(found.length).toBeGreaterThanOrEqual(fewest);
            // What was cut off stays off, and what was added stays.
            expect(await openAndAdd(folder, 101)).toEqual([...found, 100]);
          } finally {
            await rm(folder, { recursive: true });
          }
        }),
        options,
      );
      expect(outcomes.opened).toBeGreaterThan(0);
      expect(outcomes.refused).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

it('a journal that lost whole frames before the next one is refused, not continued', async () => {
  const folder = temporaryFolder();
  try {
    cpSync(stores.get(LAYOUTS[2]) ?? '', folder, { recursive: true });
    const first = join(folder, 'journal-000001');
    const bytes = readFileSync(first);
    const end = bytes.length - encodeFrame(row(ROWS / 2 - 1)).length;
    writeFileSync(first, bytes.subarray(0, end));
    expect(await openAndAdd(folder, 100)).toContain(`journal-000001 is damaged at offset ${end}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a record that nothing wrote, under a checksum that fits, is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (payload) => {
      const folder = temporaryFolder();
      try {
        cpSync(stores.get(LAYOUTS[0]) ?? '', folder, { recursive: true });
        const journal = join(folder, 'journal-000001');
        writeFileSync(journal, Buffer.concat([readFileSync(journal), encodeFrame(payload)]));
        expect(await openAndAdd(folder, 100)).toMatch(SENTENCE);
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
    { ...options, numRuns: Math.ceil(RUNS / 5) },
  );
});
