import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@erm/tooling/run/failure.mjs';

const DAY_MS = 86_400_000;
/** What a time server corrects. Several times, because a clock that shows a time again must not repeat what it did then. */
const STEP_MS = 3000;
const STEPS = 3;
const NOTICE_LIMIT_MS = 5000;
/** The date of a response has whole seconds, and Node remembers it for one. */
const ACCURACY_MS = 1400;

/** Where Debian's package faketime has it. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** @param {NodeJS.ProcessEnv} env */
const libraryOf = (env) => env['FAKETIME'] ?? LIBRARY;

/**
 * The clocks of all processes of the API jump ahead by a day, and back, and then step back by seconds. That of the database
 * does not. Sessions may end,
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
    const offsets = [DAY_MS, 0, ...Array.from({ length: STEPS }, () => [-STEP_MS, 0]).flat()];
    const recoveries = [];
    for (const offset of offsets) {
      clock.set(`${offset < 0 ? '' : '+'}${offset / 1000}`);
      recoveries.push(await recorder.untilAcknowledged());
      await untilAhead(deployment, offset);
    }
    return Math.max(...recoveries);
  },
};

/**
 * Otherwise, nothing would have been tested.
 *
 * @param {import('@erm/deploy/local').Deployment} deployment
 * @param {number} offset
 */
async function untilAhead({ apiOrigins }, offset) {
  for (const end = Date.now() + NOTICE_LIMIT_MS; Date.now() < end; await wait(250)) {
    const replies = await Promise.all(apiOrigins.map((origin) => fetch(`${origin}/healthz`)));
    const ahead = replies.map(({ headers }) => Date.parse(headers.get('date') ?? '') - Date.now());
    if (ahead.every((ms) => Math.abs(ms - offset) < ACCURACY_MS)) return;
  }
  throw new Failure(`The clocks are not ${offset / 1000} s ahead.`);
}
