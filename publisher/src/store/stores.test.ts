import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLocalS3, type LocalS3 } from '../testing/local-s3';
import { openStore } from '.';
import type { SiteStore } from './site-store';

let s3: LocalS3;
let folder: string;
beforeAll(async () => {
  s3 = await startLocalS3();
  folder = await mkdtemp(join(tmpdir(), 'erm-store-'));
  return () => Promise.all([s3.close(), rm(folder, { recursive: true })]);
});

const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: SiteStore, path: string) => (await store.read(path))?.content.toString() ?? null;

describe.each([
  ['a folder', (name: string) => openStore(join(folder, name))],
  ['a bucket', (name: string) => openStore(s3.address(name))],
])('%s as the store of a site', (_, open) => {
  it('reads what was written, byte for byte, and nothing where nothing was', async () => {
    const store = await open('plain');
    const binary = Buffer.from(Array.from({ length: 256 }, (_byte, index) => index));
    await store.write('portals/manager/1.0.0/a.js', binary);
    expect((await store.read('portals/manager/1.0.0/a.js'))?.content).toEqual(binary);
    expect(await store.read('portals/manager/1.0.0/b.js')).toBeNull();
  });

  it('tells by the tag of a listed file that its content has changed', async () => {
    const store = await open('tagged');
    for (const name of ['index.html', 'a b.js']) await store.write(`storybook/${name}`, bytes('1'));
    const tagsOf = async () => (await store.list('storybook')).map(({ tag }) => tag);
    const [other, before] = await tagsOf();
    await store.write('storybook/index.html', bytes('22'));
    const [same, after] = await tagsOf();
    expect(after).not.toBe(before);
    expect(same).toBe(other);
  });

  it('replaces an object only as long as it is what was read', async () => {
    const store = await open('replaced');
    await store.replace('portals.json', bytes('1'), null);
    await expect(store.replace('portals.json', bytes('x'), null)).rejects.toThrow('another publication');
    const first = await store.read('portals.json');
    await store.replace('portals.json', bytes('2'), first?.tag ?? '');
    await expect(store.replace('portals.json', bytes('x'), first?.tag ?? '')).rejects.toThrow(
      'another publication',
    );
    expect(await textOf(store, 'portals.json')).toBe('2');
  });

  it('lists what is below a folder, with size and time, and removes it', async () => {
    const store = await open('listed');
    const started = Date.now();
    for (const path of [
      'portals/manager/1.0.0/b.js',
      'portals/manager/1.0.0/a/b.js',
      'portals/managers/c.js',
    ])
      await store.write(path, bytes('four'));
    const listed = await store.list('portals/manager');
    expect(listed).toEqual([
      {
        path: 'portals/manager/1.0.0/a/b.js',
        size: 4,
        modified: expect.any(Number),
        tag: expect.any(String),
      },
      { path: 'portals/manager/1.0.0/b.js', size: 4, modified: expect.any(Number), tag: expect.any(String) },
    ]);
    // S3 has whole seconds.
    for (const { modified } of listed) expect(Math.abs(modified - started)).toBeLessThan(10_000);
    for (const { path } of listed) await store.remove(path);
    await store.remove('portals/manager/1.0.0/b.js');
    expect(await store.list('portals/manager')).toEqual([]);
    expect((await store.list('portals')).map(({ path }) => path)).toEqual(['portals/managers/c.js']);
    expect(await store.list('shell')).toEqual([]);
  });

  it('lets one of many replace it at the same time', async () => {
    const store = await open('raced');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_item, index) => store.replace('portals.json', bytes(String(index)), null)),
    );
    const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [String(index)] : []));
    expect(winners).toEqual([await textOf(store, 'portals.json')]);
  });
});

it('transfers nothing from a bucket that is known already', async () => {
  const store = await openStore(s3.address('known'));
  await store.write('portals.json', bytes('1'));
  const known = (await store.read('portals.json')) ?? undefined;
  expect(await store.read('portals.json', known)).toBe(known);
  await store.write('portals.json', bytes('2'));
  expect((await store.read('portals.json', known))?.content).toEqual(bytes('2'));
});

it('leaves no temporary file and no empty folder in a folder', async () => {
  const store = await openStore(join(folder, 'tidy'));
  await store.write('a.txt', bytes('a'));
  await store.replace('b.txt', bytes('b'), null);
  await store.write('deep/down/c.txt', bytes('c'));
  await store.remove('deep/down/c.txt');
  expect((await readdir(join(folder, 'tidy'))).sort()).toEqual(['a.txt', 'b.txt']);
});
