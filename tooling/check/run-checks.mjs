import { inParallel } from '../run/in-parallel.mjs';
import { checks } from './checks.mjs';

/**
 * Runs the checks, a few at a time, and shows the output of those that fail.
 *
 * @param {readonly import('./checks.mjs').Check[]} [wanted]
 * @returns {Promise<import('../test/counts.mjs').Counts>}
 */
export async function runChecks(wanted = checks) {
  const results = await inParallel(wanted, async ({ name, run }) => {
    const startedAt = Date.now();
    const { code, output } = await run();
    if (code !== 0) console.log(output.trimEnd());
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    return code === 0 ? [] : [`check ${name}`];
  });
  const failures = results.flat();
  return { passed: wanted.length - failures.length, failed: failures.length, failures };
}
