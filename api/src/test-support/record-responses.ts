import { appendFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect } from 'vitest';

/** Values that inherently differ between runs: IDs, tokens, times, and anything derived from them or from timing. */
const VOLATILE: readonly [RegExp, string][] = [
  [/"nextCursor":"[^"]+"/g, '"nextCursor":"<cursor>"'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b[0-9a-f]{24}\b/g, '<id>'],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, '<instant>'],
  [/\b([a-z]+)-\d+@example\.com/g, '$1-<n>@example.com'],
  [/\b(localhost|127\.0\.0\.1):\d+/g, '$1:<port>'],
  [/(\/invitation#)[\w-]+/g, '$1<token>'],
  [/\btry again in (\d+ seconds?|\d+ minutes?)/g, 'try again in <duration>'],
];

// The Vitest configuration loads this file only if `ANSWERS` names a folder.
const folder = process.env['ANSWERS'] ?? '';
const responses = new Set<string>();
const originalFetch = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const reply = await originalFetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? await reply.clone().text() : '';
  responses.add(normalize(`${init?.method ?? 'GET'} ${pathname} ${reply.status} ${body}`));
  return reply;
};

/** Sorted and without duplicates: concurrent requests finish in any order, and polling repeats them at will. */
afterEach(() => {
  const { currentTestName, testPath = '' } = expect.getState();
  const lines = [...responses].sort().map((response) => `${currentTestName} | ${response}\n`);
  responses.clear();
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${basename(testPath)}.txt`), lines.join(''));
});

function normalize(response: string): string {
  return VOLATILE.reduce((text, [pattern, name]) => text.replace(pattern, name), response);
}
