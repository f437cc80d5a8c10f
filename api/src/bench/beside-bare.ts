import { load, PAGE } from './load';
import { finding, rounds } from './pairs';
import { startProgram } from './programs';
import { median, type Finding } from './report';

const SECONDS = 4;

interface Setting {
  api: string;
  token: string;
  /** Of the API's process; the bare handler runs on the same database. */
  environment: Record<string, string>;
}

/** A page of fifty assignments from the API and from a handler that does nothing else. */
export async function besideBare({ api, token, environment }: Setting): Promise<Finding[]> {
  const { JWT_SECRET: secret = '', ...withoutSecret } = environment;
  const findings: Finding[] = [];
  for (const [name, env, least] of [
    ['a bare handler', withoutSecret, 0.75],
    ['one that verifies the token', { ...withoutSecret, JWT_SECRET: secret }, 0.9],
  ] as const) {
    const bare = await startProgram('bare.js', env);
    const ours = (rate?: number) => load({ url: `${api}${PAGE}`, token, seconds: SECONDS, rate });
    const theirs = (rate?: number) => load({ url: `${bare.url}${PAGE}`, token, seconds: SECONDS, rate });
    const full = await rounds(ours, theirs);
    findings.push(finding(`requests/s beside ${name}`, full, ({ perSecond }) => perSecond, { least }));
    const half = median(full.map(([{ perSecond }]) => perSecond)) / 2;
    const paced = await rounds(
      () => ours(half),
      () => theirs(half),
    );
    findings.push(finding(`p99 ms at half load beside ${name}`, paced, ({ p99Ms }) => p99Ms, { most: 1.25 }));
    await bare.stop();
  }
  return findings;
}
