import { checks } from './checks.mjs';

/**
 * Runs the checks one by one, and shows the output of those that fail.
 *
 * @param {readonly import('./checks.mjs').Check[]} [wanted]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(wanted = checks) {
  let failed = 0;
  for (const { name, run } of wanted) {
    const startedAt = Date.now();
    const { code, output } = await run();
    if (code !== 0) {
      failed += 1;
      console.log(output.trimEnd());
    }
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
  }
  return { passed: wanted.length - failed, failed };
}
