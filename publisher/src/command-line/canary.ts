import { setCanary } from '../commands/change-portal';
import { watchCanary, type Canary } from '../commands/watch-canary';
import { parseApiOrigins } from '../publish/running-api';
import { canaryNote } from '../publish/portal-changes';
import type { Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { withNote, type Answer } from './answer';

export interface CanaryOptions {
  watch?: boolean;
  again?: boolean;
  loads?: number;
  hours?: number;
  every?: number;
}

/** Gives a share of the users another version, and watches it if asked to: 0 it was promoted, 1 it was taken back. */
export async function runCanary(
  site: Site,
  canary: Canary,
  { watch, loads = 500, hours = 24, every = 10 }: CanaryOptions,
  env: NodeJS.ProcessEnv,
): Promise<string | Answer> {
  const { name, version, percent, again } = canary;
  if (!watch) {
    const change = await setCanary(site, name, version, percent, again);
    const ended = `${name} has no canary any more.`;
    const outcome = percent > 0 ? `${percent}% of the users get ${name} ${version}.` : ended;
    return change.before?.canary?.version === version ? outcome : withNote(outcome, canaryNote(change));
  }
  const metrics = { origins: parseApiOrigins(env['API_ORIGIN']), token: env['METRICS_TOKEN'] };
  if (metrics.origins.length === 0) {
    throw new PublishError('API_ORIGIN is not set, but --watch reads the loads from the metrics of the API.');
  }
  const watcher = { metrics, loads, hours, every, say: console.log, stop: signaled() };
  const { promoted, sentence } = await watchCanary(site, canary, watcher);
  return { text: sentence, exitCode: promoted ? 0 : 1 };
}

/** Ctrl+C, which a terminal and pnpm may both pass on. */
function signaled(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}
