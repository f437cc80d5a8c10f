import type { Counts, SequentialTest } from './sequential-test';

export interface Canary {
  name: string;
  version: string;
  percent: number;
}

export interface Watched extends Canary {
  /** The version that it is compared with. */
  current: string;
}

/** Where the watch is. `wanted`: the loads of each version that a promotion takes. */
export function progressOf(test: SequentialTest, watched: Watched, wanted: number): string {
  const { name, version, current } = watched;
  const { base, canary } = test.counted;
  if (canary.loads === 0) return `Nobody has loaded ${name} ${version} yet.`;
  if (base.loads === 0)
    return `Nobody has loaded ${name} ${current} meanwhile, so there is nothing to compare.`;
  const isEnough = Math.min(base.loads, canary.loads) >= wanted;
  return `${comparison(test, watched)}${isEnough ? ' The canary failed a little more often, so this takes longer.' : ''}`;
}

/** The counts of both versions. */
export function comparison(test: SequentialTest, { version, current }: Watched): string {
  const { base, canary } = test.counted;
  const of = ({ loads, failures }: Counts) => `${failures} of ${loads} loads failed`;
  return `${version}: ${of(canary)}; ${current}: ${of(base)}.`;
}

/** What stays when a watch is stopped, even if somebody has changed the share meanwhile. */
export const stays = ({ name, version }: Watched): string => `${name} ${version} stays a canary as it is.`;
