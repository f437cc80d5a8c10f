import type { Logger } from 'pino';
import type { Database } from '../collections/database';
import { findChangeIds, findObservedChanges } from './event-repository';
import { announce, type Announcement } from './live-event';

/** Half a second until others hear of a change is soon enough, and one query on an index is cheap enough. */
const POLL_MS = 500;

/**
 * A change is dated when its transaction records it, and becomes visible when that commits: up to a minute later,
 * MongoDB's limit for transactions, plus half a minute until it aborts an expired one. The rest allows for clock
 * differences. Each poll therefore looks back this far and skips known changes.
 */
export const LOOK_BACK_MS = 120_000;

type Hear = (announcements: readonly Announcement[], at: number) => void;

export interface ChangeFeed {
  /** Resolves when every change that commits from now on will be heard. */
  follow(hear: Hear): Promise<() => void>;
  /** Everything recorded since then. What matters is when it was committed, so start the look-back earlier. */
  since(time: number): Promise<Announcement[]>;
}

/**
 * Follows the changes of all processes in the database, while anybody listens. Their ids are not in the order of their
 * commits, so it cannot just continue after the last one.
 */
export function createChangeFeed(db: Database, logger: Logger): ChangeFeed {
  const listeners = new Set<Hear>();
  let seen = new Set<string>();
  let polledAt = 0;
  let starting: Promise<void> | undefined;

  /**
   * Returns the changes since the last poll. Looks back from that one, so that nothing is lost while the database is
   * unavailable.
   */
  const poll = async (from: number): Promise<Announcement[]> => {
    const at = Date.now();
    const ids = await findChangeIds(db, new Date(from - LOOK_BACK_MS));
    const changes = await findObservedChanges(
      db,
      ids.filter((id) => !seen.has(id.toHexString())),
    );
    seen = new Set(ids.map((id) => id.toHexString()));
    polledAt = at;
    return changes.map(announce);
  };

  const schedule = () => {
    const timer = setTimeout(() => {
      void tell().then(() => {
        if (listeners.size > 0) schedule();
        else starting = undefined;
      });
    }, POLL_MS);
    timer.unref();
  };
  const tell = async () => {
    if (listeners.size === 0) return;
    try {
      const announcements = await poll(polledAt);
      if (announcements.length > 0) for (const hear of listeners) hear(announcements, polledAt);
    } catch (error) {
      logger.warn({ err: error }, 'Changes could not be read for those who listen; trying again');
    }
  };
  const start = async () => {
    const at = Date.now();
    const ids = await findChangeIds(db, new Date(at - LOOK_BACK_MS));
    seen = new Set(ids.map((id) => id.toHexString()));
    polledAt = at;
    schedule();
  };

  return {
    async follow(hear) {
      listeners.add(hear);
      const started = (starting ??= start());
      try {
        await started;
      } catch (error) {
        if (starting === started) starting = undefined;
        listeners.delete(hear);
        throw error;
      }
      return () => {
        listeners.delete(hear);
      };
    },
    async since(time) {
      const ids = await findChangeIds(db, new Date(time));
      return (await findObservedChanges(db, ids)).map(announce);
    },
  };
}
