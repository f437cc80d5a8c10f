import { rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { startEmbeddedMongo } from './index';
import { pipeName, uriOf } from './wire/listen';
import { codeOf } from './testing/on-each-target';
import { socketPath, temporaryFolder } from './testing/targets';

it('listens on a socket that is accessible only to the user and removed on close', async () => {
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const store = await startEmbeddedMongo({ dataDir, onLog: (line) => lines.push(line) });
  const path = socketPath(store.uri);
  expect(path).toMatch(/^[^A-Z]{1,106}\.sock$/);
  expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(lines).toEqual([expect.stringContaining('not for production')]);
  await store.close();
  await store.close();
  expect(() => statSync(path)).toThrow('ENOENT');
  rmSync(dataDir, { recursive: true });
});

it('falls back to /tmp for its socket if TMPDIR does not exist', async () => {
  const dataDir = temporaryFolder();
  vi.stubEnv('TMPDIR', '/nonexistent');
  const store = await startEmbeddedMongo({ dataDir });
  vi.unstubAllEnvs();
  expect(socketPath(store.uri)).toMatch(/^\/tmp\/.*\.sock$/);
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('builds a Windows pipe URI that the driver recognizes as a socket', () => {
  const pipe = pipeName();
  const [host] = new MongoClient(uriOf(pipe)).options.hosts;
  expect(pipe).toMatch(/^\\\\\.\\pipe\\[^\\A-Z]+$/);
  expect(host).toMatchObject({ socketPath: pipe, isIPv6: false });
  expect(host?.port).toBeUndefined();
});

it('keeps its data across a restart', async () => {
  const dataDir = temporaryFolder();
  for (let round = 1; round <= 3; round += 1) {
    const store = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(store.uri);
    const rows = client.db('d').collection('rows');
    await rows.createIndex({ round: 1 }, { unique: true });
    await rows.insertOne({ round });
    expect(await codeOf(rows.insertOne({ round: 1 }))).toBe(11000);
    expect(await rows.countDocuments()).toBe(round);
    await client.close();
    await store.close();
  }
  rmSync(dataDir, { recursive: true });
});

it('closes connections that violate the protocol without affecting others', async () => {
  const dataDir = temporaryFolder();
  const store = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(store.uri);
  const header = (length: number, opCode: number) => {
    const bytes = Buffer.alloc(16);
    bytes.writeInt32LE(length, 0);
    bytes.writeInt32LE(opCode, 12);
    return bytes;
  };
  const msg = (section: number[]) =>
    Buffer.concat([header(20 + section.length, 2013), Buffer.alloc(4), Buffer.from(section)]);
  const wrong = [
    header(-1, 2013),
    header(2 ** 30, 2013),
    header(16, 9999),
    header(16, 2013),
    header(16, 2004),
  ];
  for (const bytes of [
    ...wrong,
    msg([0, 255, 0, 0, 0]),
    msg([0, 5, 0, 0, 0]),
    msg([7, 5, 0, 0, 0, 0]),
    msg([]),
  ]) {
    const socket = connect(socketPath(store.uri));
    const ended = new Promise((resolve) => socket.once('close', resolve).once('data', resolve));
    socket.write(bytes);
    await ended;
    socket.destroy();
  }
  expect(await client.db('d').command({ hello: 1 })).toMatchObject({ ok: 1 });
  await client.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('reports a crash of its thread and unlocks the folder', async () => {
  const folder = temporaryFolder();
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage({ type: 'ready', uri: 'mongodb://nowhere' });
     setTimeout(() => { throw new Error('broken') }, 20);`,
  );
  const onCrash = vi.fn();
  const dataDir = join(folder, 'data');
  await startEmbeddedMongo({ dataDir, workerUrl: pathToFileURL(worker), onCrash });
  await vi.waitFor(() =>
    expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' })),
  );
  const store = await startEmbeddedMongo({ dataDir });
  await store.close();
  rmSync(folder, { recursive: true });
});

it('rejects and unlocks the folder if its thread cannot start', async () => {
  const dataDir = temporaryFolder();
  const workerUrl = pathToFileURL(join(dataDir, 'missing.mjs'));
  await expect(startEmbeddedMongo({ dataDir, workerUrl })).rejects.toThrow('missing.mjs');
  const store = await startEmbeddedMongo({ dataDir });
  await store.close();
  rmSync(dataDir, { recursive: true });
});
