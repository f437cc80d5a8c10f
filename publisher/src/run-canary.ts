import { watchOptions, type WatchArguments } from './canary/watch-options';
import { setCanary } from './commands/change-portal';
import { watchCanary } from './commands/watch-canary';
import { parseApiOrigins } from './publish/api-origins';
import type { Site } from './publish/site';
import { PublishError } from './publish-error';

/** What a command says in the end, and the exit code of the process. */
export interface Answer {
  text: string;
  exitCode: number;
}

export interface CanaryArguments extends WatchArguments {
  name: string;
  version: string;
  percent: string;
  watch?: boolean;
}

/** Gives a share of the users another version, and watches it if asked to: 0 it was promoted, 1 it was taken back. */
export async function runCanary(
  site: Site,
  { name, version, percent: share, watch, ...given }: CanaryArguments,
  env: NodeJS.ProcessEnv,
): Promise<Answer> {
  const percent = percentOf(share);
  if (watch) {
    const metrics = { origins: parseApiOrigins(env['API_ORIGIN']), token: env['METRICS_TOKEN'] };
    const watcher = { ...watchOptions(metrics, given), say: console.log, stop: signaled() };
    const { promoted, sentence } = await watchCanary(site, { name, version, percent }, watcher);
    return { text: sentence, exitCode: promoted ? 0 : 1 };
  }
  const { canary } = await setCanary(site, name, version, percent);
  const text = canary
    ? `${canary.percent}% of the users get ${name} ${canary.version}.`
    : `${name} has no canary any more.`;
  return { text, exitCode: 0 };
}

/** Ctrl+C, which a terminal and pnpm may both pass on. */
function signaled(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent < 100) return percent;
  throw new PublishError(`The share was "${text}", but it must be a percentage from 0 to below 100.`);
}
