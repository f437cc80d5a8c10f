import { readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dispatch } from '../commands/dispatch';
import { openEngine } from '../commands/engine';
import { temporaryFolder } from '../testing/targets';
import { writeSnapshot } from './directory-files';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('runs one compaction at a time and loses no concurrent writes', async () => {
  const engine = await openEngine(dataDir, console.log);
  let nextId = 0;
  const write17MB = async () => {
    const documents = Array.from({ length: 17 }, () => ({ _id: (nextId += 1), text: 'x'.repeat(1_000_000) }));
    for (const document of documents) await dispatch(engine, 'd', { insert: 'rows', documents: [document] });
  };
  await write17MB();
  await write17MB();
  const first = engine.store.compactIfNeeded();
  await write17MB();
  const second = engine.store.compactIfNeeded();
  await Promise.all([first, second]);
  await engine.store.close();
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  const again = await openEngine(dataDir, console.log);
  expect(await dispatch(again, 'd', { count: 'rows' })).toMatchObject({ n: 51 });
  await again.store.close();
});

it('removes the partial snapshot if it fails', async () => {
  function* failing() {
    yield Buffer.alloc(2_000_000);
    throw new Error('no space left');
  }
  await expect(writeSnapshot(dataDir, 2, failing())).rejects.toThrow('no space left');
  expect(readdirSync(dataDir)).toEqual([]);
});
