import { setTimeout as wait } from 'node:timers/promises';
import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { startCounting, type MetricsSource } from '../canary/load-counts';
import { judge, type Comparison, type Counts } from '../canary/rule';
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
  /** Stops watching and leaves the canary as it is. */
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

/** The watched canary, and the version it is compared with. */
interface Watched {
  name: string;
  version: string;
  current: string;
}

/** Ended without a decision, because someone else changed the canary. */
class WatchStopped extends PublishError {}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Gives a share of the users a canary, and then compares how often it and the current version fail, until the canary is
 * promoted or taken back.
 * @throws PublishError when it is stopped before: by the signal, by the time limit, or because the portal was changed
 */
export async function watchCanary(
  site: Site,
  { name, version, percent, again }: Canary,
  { metrics, loads, hours, every, say, stop }: Watcher,
): Promise<Verdict> {
  if (percent === 0) throw new PublishError('A share of 0 ends the canary, so there is nothing to watch.');
  const known = findPortal((await readRegistry(site)).portals, name);
  // So a pipeline that has nothing new to release succeeds.
  if (known?.current === version)
    return { promoted: true, sentence: `${name} ${version} is current already.` };
  let counts = await startCounting(metrics, name);
  const set = await setCanary(site, name, version, percent, again);
  const { current } = set.after;
  const given = `of the users get ${name} ${version}`;
  say(`${percent}% ${given}. Watching how it does compared with ${current}.`);
  const note = canaryNote(set);
  if (note) say(note);

  const watched = { name, version, current };
  const stays = `${name} ${version} stays a canary as it is.`;
  const end = Date.now() + hours * HOUR_MS;
  const tell = teller(say);
  let share = percent;
  let progress = `Nobody has loaded ${name} ${version} yet.`;
  for (;;) {
    try {
      await wait(every * 1000, undefined, { signal: stop });
      const latest = shareOf(findPortal((await readRegistry(site)).portals, name), watched);
      if (latest !== share) {
        counts = await startCounting(metrics, name);
        share = latest;
        tell(`${share}% ${given} now, so the count begins anew.`);
      }
      for (const problem of await counts.poll()) tell(`${problem} Its loads are missing until it answers.`);
      const counted = { canary: counts.of(version), current: counts.of(current) };
      const verdict = judge(counted, loads);
      if (verdict) return await carryOut(verdict, site, watched, comparison(counted, watched));
      progress = progressOf(counted, watched, loads);
      tell(progress);
    } catch (error) {
      if (error instanceof WatchStopped) throw error;
      if (stop.aborted) throw new WatchStopped(`Stopped watching. ${stays}`);
      tell(`${error instanceof Error ? error.message : String(error)} Trying again.`);
    }
    if (Date.now() >= end) throw new WatchStopped(`No verdict after ${hours} hours: ${progress} ${stays}`);
  }
}

/** Rolls the canary back or promotes it. A concurrent change of the portal takes precedence. */
async function carryOut(
  verdict: 'take back' | 'promote',
  site: Site,
  watched: Watched,
  reason: string,
): Promise<Verdict> {
  const { name, version, current } = watched;
  const promoted = verdict === 'promote';
  await changePortal(site, name, (portal) => {
    shareOf(portal, watched);
    return promoted ? withCurrent(portal, version) : { ...portal, canary: null };
  });
  const sentence = promoted
    ? `${name} ${version} is current for everybody: ${reason}`
    : `${name} ${version} was taken back: ${reason} Everybody gets ${current}.`;
  return { promoted, sentence };
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
