import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../index';
import { buildProgram, startChild } from '../testing/child-store';
import { temporaryFolder } from '../testing/targets';

let program: string;
let dataDir: string;

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => rmSync(dirname(program), { recursive: true }));
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const lockFiles = () => readdirSync(dataDir).filter((name) => name.startsWith('lock-'));

async function startAndClose(): Promise<void> {
  const store = await startEmbeddedMongo({ dataDir });
  await store.close();
}

it('locks the folder for one process, until that process is killed', async () => {
  const store = await startChild(program, dataDir);
  await expect(startChild(program, dataDir)).rejects.toThrow(/is in use by process \d+/);
  await expect(startAndClose()).rejects.toThrow(/is in use by process \d+/);
  await store.kill();
  await startAndClose();
  expect(lockFiles()).toEqual([]);
});

it('locks the folder for one store within a process', async () => {
  const store = await startEmbeddedMongo({ dataDir });
  await expect(startAndClose()).rejects.toThrow(`is in use by process ${process.pid}`);
  await store.close();
  await startAndClose();
});

const leftovers: Record<string, string | Buffer> = {
  zeros: Buffer.alloc(90),
  'half of its text': '{"pid":123,"star',
  nothing: '',
  'no owner': 'null',
};
for (const [what, content] of Object.entries(leftovers)) {
  it(`removes a lock file in which a power loss left ${what}`, async () => {
    writeFileSync(join(dataDir, 'lock-9f3c8c1e-5b0e-4f4e-9a51-0d8f3f1d7c11'), content);
    await startAndClose();
    expect(lockFiles()).toEqual([]);
  });
}
