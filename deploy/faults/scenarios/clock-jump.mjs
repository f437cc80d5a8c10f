import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@erm/tooling/run/failure.mjs';

const DAY_MS = 86_400_000;
const NOTICE_LIMIT_MS = 5000;

/** Where Debian's package faketime has it. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** @param {NodeJS.ProcessEnv} env */
const libraryOf = (env) => env['FAKETIME'] ?? LIBRARY;

/**
 * The clocks of all processes of the API jump ahead by a day, and back. That of the database does not. Sessions may end,
 * because a token is no longer valid then.
 *
 * @type {import('../run-scenario.mjs').Scenario}
 */
export const clockJump = {
  name: 'clock-jump',
  times: 20,
  recoveryLimitMs: 15_000,
  mayEndSessions: true,
  missing: (env) =>
    existsSync(libraryOf(env)) ? null : 'libfaketime must be installed (Debian: apt-get install faketime)',
  async prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'erm-clock-'));
    const file = join(folder, 'clock');
    const set = (/** @type {string} */ offset) => writeFileSync(file, offset);
    set('+0');
    const environment = {
      LD_PRELOAD: libraryOf(process.env),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Only the time of day jumps on a real machine too.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    return {
      options: { environment },
      tools: { set },
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
  async strike({ deployment, recorder, tools: clock }) {
    clock.set('+1d');
    const ahead = await recorder.untilAcknowledged();
    await untilAhead(deployment, 1);
    clock.set('+0');
    const back = await recorder.untilAcknowledged();
    await untilAhead(deployment, 0);
    return Math.max(ahead, back);
  },
};

/**
 * Otherwise, nothing would have been tested. Node remembers the date of its responses for a second.
 *
 * @param {import('../../local/deployment.mjs').Deployment} deployment
 * @param {number} days
 */
async function untilAhead({ apiOrigins }, days) {
  for (const end = Date.now() + NOTICE_LIMIT_MS; Date.now() < end; await wait(250)) {
    const replies = await Promise.all(apiOrigins.map((origin) => fetch(`${origin}/healthz`)));
    const ahead = replies.map(({ headers }) => Date.parse(headers.get('date') ?? '') - Date.now());
    if (ahead.every((ms) => Math.round(ms / DAY_MS) === days)) return;
  }
  throw new Failure(`The clocks are not ${days} days ahead.`);
}
