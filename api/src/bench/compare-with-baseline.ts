import { measure, PAGE } from './measure';
import { compare, pairedRuns } from './paired-runs';
import { startProgram } from './start-program';
import { median, type Result } from './report';

const SECONDS = 4;

interface Setting {
  api: string;
  token: string;
  /** Of the API's process; the bare handler runs on the same database. */
  environment: Record<string, string>;
}

/** A page of fifty assignments from the API and from a handler that does nothing else. */
export async function compareWithBaseline({ api, token, environment }: Setting): Promise<Result[]> {
  const { JWT_SECRET: secret = '', ...withoutSecret } = environment;
  const results: Result[] = [];
  for (const [name, env, min] of [
    ['a bare handler', withoutSecret, 0.75],
    ['one that verifies the token', { ...withoutSecret, JWT_SECRET: secret }, 0.9],
  ] as const) {
    const bare = await startProgram('baseline.js', env);
    const ours = (rate?: number) => measure({ url: `${api}${PAGE}`, token, seconds: SECONDS, rate });
    const theirs = (rate?: number) => measure({ url: `${bare.url}${PAGE}`, token, seconds: SECONDS, rate });
    const full = await pairedRuns(ours, theirs);
    results.push(compare(`requests/s beside ${name}`, full, ({ perSecond }) => perSecond, { min }));
    const half = median(full.map(([{ perSecond }]) => perSecond)) / 2;
    const paced = await pairedRuns(
      () => ours(half),
      () => theirs(half),
    );
    results.push(compare(`p99 ms at half load beside ${name}`, paced, ({ p99Ms }) => p99Ms, { max: 1.25 }));
    await bare.stop();
  }
  return results;
}
