import { setTimeout as wait } from 'node:timers/promises';
import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { LoadCounts } from '../canary/load-counts';
import { comparison, progressOf, stays, type Canary, type Watched } from '../canary/sentences';
import { SequentialTest, type Counts } from '../canary/sequential-test';
import type { WatchOptions } from '../canary/watch-options';
import { withCurrent } from '../publish/portal-changes';
import { findPortal } from '../publish/register-release';
import { readRegistry, type Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { changePortal, setCanary } from './change-portal';

export interface Watcher extends WatchOptions {
  /** Shows a line of the progress. */
  say(line: string): void;
  /** Ends the watch, which leaves the canary as it is. */
  stop: AbortSignal;
}

export interface Verdict {
  promoted: boolean;
  sentence: string;
}

/** Nobody decided, so the canary is what somebody left it as. */
class WatchStopped extends PublishError {}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOTHING: Counts = { loads: 0, failures: 0 };

/**
 * Gives a share of the users a canary, and then compares how often it and the current version fail, until the canary is
 * promoted or taken back.
 * @throws PublishError when it is stopped before: by the signal, by the time limit, or because the portal was changed
 */
export async function watchCanary(site: Site, canary: Canary, watcher: Watcher): Promise<Verdict> {
  const { name, version, percent } = canary;
  if (percent === 0) throw new PublishError('A share of 0 ends the canary, so there is nothing to watch.');
  const known = findPortal((await readRegistry(site)).portals, name);
  // So a pipeline that has nothing new to release succeeds.
  if (known?.current === version)
    return { promoted: true, sentence: `${name} ${version} is current already.` };
  const counts = await LoadCounts.start(watcher.metrics, name);
  const { current } = await setCanary(site, name, version, percent);
  watcher.say(
    `${percent}% of the users get ${name} ${version}. Watching how it does compared with ${current}.`,
  );

  const watched = { ...canary, current };
  const test = new SequentialTest();
  const end = Date.now() + watcher.hours * HOUR_MS;
  const tell = teller(watcher.say);
  for (;;) {
    await pause(watched, watcher);
    try {
      assertWatched(findPortal((await readRegistry(site)).portals, name), watched);
      const { counted, problems } = await counts.poll();
      test.add({ base: counted.get(current) ?? NOTHING, canary: counted.get(version) ?? NOTHING });
      for (const problem of problems) tell(`${problem} Its loads are missing until it answers.`);
      if (test.isWorse) return await takeBack(site, watched, test);
      if (test.isAsGoodAfter(watcher.loads)) return await promote(site, watched, test);
      tell(progressOf(test, watched, watcher.loads));
    } catch (error) {
      if (error instanceof WatchStopped) throw error;
      tell(`${messageOf(error)} Trying again.`);
    }
    if (Date.now() >= end) {
      const progress = progressOf(test, watched, watcher.loads);
      throw new WatchStopped(`No verdict after ${watcher.hours} hours: ${progress} ${stays(watched)}`);
    }
  }
}

async function pause(watched: Watched, { every, stop }: Watcher): Promise<void> {
  try {
    await wait(every * 1000, undefined, { signal: stop });
  } catch (error) {
    if (!stop.aborted) throw error;
    throw new WatchStopped(`Stopped watching. ${stays(watched)}`);
  }
}

async function takeBack(site: Site, watched: Watched, test: SequentialTest): Promise<Verdict> {
  await changeWatched(site, watched, (portal) => ({ ...portal, canary: null }));
  const { name, version, current } = watched;
  const sentence = `${name} ${version} was taken back: ${comparison(test, watched)} Everybody gets ${current}.`;
  return { promoted: false, sentence };
}

async function promote(site: Site, watched: Watched, test: SequentialTest): Promise<Verdict> {
  await changeWatched(site, watched, (portal) => withCurrent(portal, watched.version));
  const { name, version } = watched;
  const sentence = `${name} ${version} is current for everybody: ${comparison(test, watched)}`;
  return { promoted: true, sentence };
}

/** Whoever changed the portal in the last moment wins. */
const changeWatched = (
  site: Site,
  watched: Watched,
  change: (portal: RegisteredPortal) => RegisteredPortal,
): Promise<RegisteredPortal> =>
  changePortal(site, watched.name, (portal) => {
    assertWatched(portal, watched);
    return change(portal);
  });

/** A canary with another share is still the same. */
function assertWatched(portal: RegisteredPortal | undefined, watched: Watched): void {
  const { name, version, current } = watched;
  if (portal?.current === current && portal.canary?.version === version) return;
  throw new WatchStopped(`Stopped watching, because somebody else changed ${name}: ${stateOf(portal)}.`);
}

function stateOf(portal: RegisteredPortal | undefined): string {
  if (!portal) return 'it is no longer published';
  const { current, canary } = portal;
  return `${current} is current, and ${canary ? `${canary.version} is its canary` : 'it has no canary'}`;
}

/** Shows a line only if it is another one, and those that only count further once a minute. */
function teller(say: (line: string) => void): (line: string) => void {
  const shown = new Map<string, number>();
  return (line) => {
    const kind = line.replace(/\d+ of \d+/g, '');
    const last = shown.get(kind);
    if (last !== undefined && Date.now() - last < MINUTE_MS) return;
    shown.set(kind, Date.now());
    say(line);
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
