import { appendFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect } from 'vitest';

/** What differs between two runs by nature: ids, sessions, instants, who comes first, and what is made of them. */
const CHANGING: readonly [RegExp, string][] = [
  [/"nextCursor":"[^"]+"/g, '"nextCursor":"<cursor>"'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b[0-9a-f]{24}\b/g, '<id>'],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, '<instant>'],
  [/\b([a-z]+)-\d+@example\.com/g, '$1-<n>@example.com'],
];

// `ANSWERS` names a folder; only then does the configuration run this file.
const folder = process.env['ANSWERS'] ?? '';
const answers = new Set<string>();
const ask = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const reply = await ask(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? await reply.clone().text() : '';
  answers.add(withoutChanging(`${init?.method ?? 'GET'} ${pathname} ${reply.status} ${body}`));
  return reply;
};

/** A set, in order: what a test does at once is answered in any order, and what it waits for any number of times. */
afterEach(() => {
  const { currentTestName, testPath = '' } = expect.getState();
  const lines = [...answers].sort().map((answer) => `${currentTestName} | ${answer}\n`);
  answers.clear();
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${basename(testPath)}.txt`), lines.join(''));
});

function withoutChanging(answer: string): string {
  return CHANGING.reduce((text, [pattern, name]) => text.replace(pattern, name), answer);
}
