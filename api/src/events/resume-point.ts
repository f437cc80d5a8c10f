import { RESUMABLE_SECONDS } from '@erm/contracts/events';
import { LOOK_BACK_MS } from './change-feed';

/** The time from which on changes are told, or that this is not possible. */
export type ResumePoint = { kind: 'resume'; from: number } | { kind: 'reset' };

/** Data that a page fetches while loading may be outdated by the time it subscribes. */
const LOADING_MS = 15_000;

/** Clocks of several servers may differ by this much. */
const MAX_AHEAD_MS = 60_000;

/** Where a stream begins. Without an ID, it is a new one. With one that is too old or not ours, it starts over. */
export function resumePoint(lastEventId: string, now: number): ResumePoint {
  if (lastEventId === '') return { kind: 'resume', from: now - LOADING_MS };
  if (!/^\d{1,15}$/.test(lastEventId)) return { kind: 'reset' };
  const at = Number(lastEventId);
  const age = now - at;
  if (age > RESUMABLE_SECONDS * 1000 || age < -MAX_AHEAD_MS) return { kind: 'reset' };
  return { kind: 'resume', from: at - LOOK_BACK_MS };
}
