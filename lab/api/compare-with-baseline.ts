import { measure, PAGE } from './measure';
import { compare, pairedRuns } from './paired-runs';
import { startProgram } from './start-program';
import { median, type Result } from './report';

const SECONDS = 4;

interface Setting {
  api: string;
  token: string;
  /** Environment of the API process. The minimal handler uses the same database. */
  environment: Record<string, string>;
}

/** Compares a page of fifty assignments from the API with one from a minimal handler. */
export async function compareWithBaseline({ api, token, environment }: Setting): Promise<Result[]> {
  const { JWT_SECRET: secret = '', ...withoutSecret } = environment;
  const results: Result[] = [];
  for (const [name, env, min] of [
    ['a minimal handler', withoutSecret, 0.75],
    ['a handler that verifies the token', { ...withoutSecret, JWT_SECRET: secret }, 0.9],
  ] as const) {
    const baseline = await startProgram('baseline.js', env);
    const ours = (rate?: number) => measure({ url: `${api}${PAGE}`, token, seconds: SECONDS, rate });
    const theirs = (rate?: number) =>
      measure({ url: `${baseline.url}${PAGE}`, token, seconds: SECONDS, rate });
    const full = await pairedRuns(ours, theirs);
    results.push(compare(`requests/s compared with ${name}`, full, ({ perSecond }) => perSecond, { min }));
    const half = median(full.map(([{ perSecond }]) => perSecond)) / 2;
    const paced = await pairedRuns(
      () => ours(half),
      () => theirs(half),
    );
    results.push(
      compare(`p99 ms at half load compared with ${name}`, paced, ({ p99Ms }) => p99Ms, { max: 1.25 }),
    );
    await baseline.stop();
  }
  return results;
}
