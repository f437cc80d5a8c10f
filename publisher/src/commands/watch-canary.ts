import { setTimeout as wait } from 'node:timers/promises';
import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { startCounting, type MetricsSource } from '../canary/load-counts';
import { isAsGoodAfter, isWorse, type Comparison, type Counts } from '../canary/rule';
import { canaryNote, withCurrent } from '../publish/portal-changes';
import { findPortal } from '../publish/register-release';
import { readRegistry, type Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { changePortal, setCanary } from './change-portal';

export interface Watcher {
  metrics: MetricsSource;
  /** The canary is promoted after so many loads of it and of the current version. */
  loads: number;
  /** When to stop without a verdict. */
  hours: number;
  /** The seconds between two polls. */
  every: number;
  /** Shows a line of the progress. */
  say(line: string): void;
  /** Ends the watch, which leaves the canary as it is. */
  stop: AbortSignal;
}

export interface Canary {
  name: string;
  version: string;
  percent: number;
  /** Whether it may be a version that was taken back. */
  again?: boolean;
}

export interface Verdict {
  promoted: boolean;
  sentence: string;
}

/** A canary with the version that it is compared with. */
interface Watched extends Canary {
  current: string;
}

/** Nobody decided, so the canary is what somebody left it as. */
class WatchStopped extends PublishError {}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Gives a share of the users a canary, and then compares how often it and the current version fail, until the canary is
 * promoted or taken back.
 * @throws PublishError when it is stopped before: by the signal, by the time limit, or because the portal was changed
 */
export async function watchCanary(site: Site, canary: Canary, watcher: Watcher): Promise<Verdict> {
  const { name, version, percent, again } = canary;
  if (percent === 0) throw new PublishError('A share of 0 ends the canary, so there is nothing to watch.');
  const known = findPortal((await readRegistry(site)).portals, name);
  // So a pipeline that has nothing new to release succeeds.
  if (known?.current === version)
    return { promoted: true, sentence: `${name} ${version} is current already.` };
  let counts = await startCounting(watcher.metrics, name);
  const set = await setCanary(site, name, version, percent, again);
  const { current } = set.after;
  const given = `of the users get ${name} ${version}`;
  watcher.say(`${percent}% ${given}. Watching how it does compared with ${current}.`);
  const note = canaryNote(set);
  if (note) watcher.say(note);

  const watched = { ...canary, current };
  const end = Date.now() + watcher.hours * HOUR_MS;
  const tell = teller(watcher.say);
  let progress = `Nobody has loaded ${name} ${version} yet.`;
  for (;;) {
    await pause(watched, watcher);
    try {
      const share = shareOf(findPortal((await readRegistry(site)).portals, name), watched);
      if (share !== watched.percent) {
        counts = await startCounting(watcher.metrics, name);
        watched.percent = share;
        tell(`${share}% ${given} now, so the count begins anew.`);
      }
      for (const problem of await counts.poll()) tell(`${problem} Its loads are missing until it answers.`);
      const counted = { canary: counts.of(version), current: counts.of(current) };
      const verdict = await decide(site, watched, counted, watcher.loads);
      if (verdict) return verdict;
      progress = progressOf(counted, watched, watcher.loads);
      tell(progress);
    } catch (error) {
      if (error instanceof WatchStopped) throw error;
      tell(`${error instanceof Error ? error.message : String(error)} Trying again.`);
    }
    if (Date.now() >= end)
      throw new WatchStopped(`No verdict after ${watcher.hours} hours: ${progress} ${stays(watched)}`);
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

/** Takes the canary back or promotes it, if the loads say so. Whoever changed the portal in the last moment wins. */
async function decide(
  site: Site,
  watched: Watched,
  counted: Comparison,
  loads: number,
): Promise<Verdict | null> {
  const { name, version, current } = watched;
  const change = (to: (portal: RegisteredPortal) => RegisteredPortal) =>
    changePortal(site, name, (portal) => {
      shareOf(portal, watched);
      return to(portal);
    });
  const text = comparison(counted, watched);
  if (isWorse(counted)) {
    await change((portal) => ({ ...portal, canary: null }));
    const sentence = `${name} ${version} was taken back: ${text} Everybody gets ${current}.`;
    return { promoted: false, sentence };
  }
  if (!isAsGoodAfter(loads, counted)) return null;
  await change((portal) => withCurrent(portal, version));
  return { promoted: true, sentence: `${name} ${version} is current for everybody: ${text}` };
}

/**
 * The share that the canary has by now.
 * @throws WatchStopped when somebody else has changed anything else of the portal
 */
function shareOf(portal: RegisteredPortal | undefined, { name, version, current }: Watched): number {
  if (portal?.current === current && portal.canary?.version === version) return portal.canary.percent;
  const canary = portal?.canary ? `${portal.canary.version} is its canary` : 'it has no canary';
  const state = portal ? `${portal.current} is current, and ${canary}` : 'it is no longer published';
  throw new WatchStopped(`Stopped watching, because somebody else changed ${name}: ${state}.`);
}

function progressOf(counted: Comparison, watched: Watched, wanted: number): string {
  const { name, version, current } = watched;
  if (counted.canary.loads === 0) return `Nobody has loaded ${name} ${version} yet.`;
  if (counted.current.loads === 0)
    return `Nobody has loaded ${name} ${current} meanwhile, so there is nothing to compare.`;
  const isEnough = Math.min(counted.canary.loads, counted.current.loads) >= wanted;
  return `${comparison(counted, watched)}${isEnough ? ' The canary failed a little more often, so this takes longer.' : ''}`;
}

function comparison(counted: Comparison, { version, current }: Watched): string {
  const of = ({ loads, failures }: Counts) => `${failures} of ${loads} loads failed`;
  return `${version}: ${of(counted.canary)}; ${current}: ${of(counted.current)}.`;
}

/** What stays when a watch is stopped, even if somebody has changed the share meanwhile. */
const stays = ({ name, version }: Watched): string => `${name} ${version} stays a canary as it is.`;

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
