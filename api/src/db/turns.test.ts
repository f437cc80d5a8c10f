import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './turns';

it('runs work that shares a key in the order of arrival, other work at once', async () => {
  const inTurn = turns();
  const events: string[] = [];
  const work = (name: string, ms: number) => async () => {
    events.push(`${name} starts`);
    await wait(ms);
    events.push(`${name} ends`);
  };
  await Promise.all([
    inTurn(['a', 'b'], work('ab', 30)),
    inTurn(['b', 'c'], work('bc', 10)),
    inTurn(['d'], work('d', 60)),
    inTurn(['c', 'a'], work('ca', 1)),
  ]);
  expect(events.filter((event) => !event.startsWith('d'))).toEqual([
    'ab starts',
    'ab ends',
    'bc starts',
    'bc ends',
    'ca starts',
    'ca ends',
  ]);
  expect(events.slice(0, 2)).toEqual(['ab starts', 'd starts']);
});

it('goes on after work that failed, and answers its error', async () => {
  const inTurn = turns();
  const failing = inTurn(['a'], () => Promise.reject(new Error('failed')));
  const next = inTurn(['a'], () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});
