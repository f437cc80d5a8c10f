import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

it('serializes tasks that share a key and runs unrelated tasks concurrently', async () => {
  const runExclusive = createKeyedMutex();
  const running = new Set<string>();
  const started: string[] = [];
  const run = (keys: string[]) =>
    runExclusive(keys, async () => {
      started.push(keys.join(''));
      for (const key of keys) {
        expect(running.has(key), `${key} is held`).toBe(false);
        running.add(key);
      }
      await wait(5);
      for (const key of keys) running.delete(key);
    });
  await Promise.all([run(['a', 'b']), run(['b', 'c']), run(['d']), run(['c', 'a']), run(['b', 'a'])]);
  expect(started.indexOf('d')).toBeLessThan(2);
  expect(started.toSorted()).toEqual(['ab', 'ba', 'bc', 'ca', 'd']);
});

it('treats a repeated key as one', async () => {
  await expect(createKeyedMutex()(['a', 'a'], () => Promise.resolve('done'))).resolves.toBe('done');
});

it('propagates a task’s error and releases the lock', async () => {
  const runExclusive = createKeyedMutex();
  const failing = runExclusive(['a'], () => Promise.reject(new Error('failed')));
  const next = runExclusive(['a'], () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});
