import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

it('runs work that shares a key one at a time, and unrelated work at once', async () => {
  const runExclusive = createKeyedMutex();
  const running = new Set<string>();
  const started: string[] = [];
  const work = (keys: string[]) =>
    runExclusive(keys, async () => {
      started.push(keys.join(''));
      for (const key of keys) {
        expect(running.has(key), `${key} is held`).toBe(false);
        running.add(key);
      }
      await wait(5);
      for (const key of keys) running.delete(key);
    });
  await Promise.all([work(['a', 'b']), work(['b', 'c']), work(['d']), work(['c', 'a']), work(['b', 'a'])]);
  expect(started.indexOf('d')).toBeLessThan(2);
  expect(started.toSorted()).toEqual(['ab', 'ba', 'bc', 'ca', 'd']);
});

it('counts a key once that is named twice', async () => {
  await expect(createKeyedMutex()(['a', 'a'], () => Promise.resolve('done'))).resolves.toBe('done');
});

it('passes the error of failed work on and lets the next caller in', async () => {
  const runExclusive = createKeyedMutex();
  const failing = runExclusive(['a'], () => Promise.reject(new Error('failed')));
  const next = runExclusive(['a'], () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});
