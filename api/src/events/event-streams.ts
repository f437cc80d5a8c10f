import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { isTokenRevoked } from '../auth/revoked-token-repository';
import type { Session } from '../routing/session';
import type { Database } from '../collections/database';
import { keyById } from '../db/id';
import { ApiError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { findUsersByIds } from '../collections/user-repository';
import { createChangeFeed } from './change-feed';
import { changeMessage, heartbeatMessage, resetMessage, type Announcement } from './live-event';
import { resumePoint } from './resume-point';

/** Below what proxies wait for. Sessions are checked as often. */
const HEARTBEAT_MS = 20_000;
const MAX_PER_USER = 10;
/** Half of the connections that the server accepts. */
const MAX_STREAMS = 5000;
/** Maximum unread bytes per client. A slower client has to reconnect and resume. */
const MAX_UNREAD_BYTES = 256 * 1024;
/** More than this is read again faster than told one by one. */
const MAX_RESUMED = 1000;

interface Listener {
  session: Session;
  out: Writable;
  /**
   * Events held back until the client has received the ones it missed; null from then on. A client resumes after its
   * last message, so newer events must not overtake missed ones.
   */
  early: (() => void)[] | null;
}

export interface EventStreams {
  /**
   * Subscribes a response to the changes. Returns a function that starts writing to it; until then, the response can
   * still be replaced.
   */
  open(session: Session, lastEventId: string, out: Writable): Promise<() => void>;
  count(): number;
  /** Ends all streams and opens no more. Their clients connect to another process. */
  close(): void;
}

/** The streams of one process, each until its client leaves or its session ends. */
export function createEventStreams(db: Database, logger: Logger, heartbeatMs = HEARTBEAT_MS): EventStreams {
  const feed = createChangeFeed(db, logger);
  const listeners = new Set<Listener>();
  let isClosed = false;

  const beat = async () => {
    const at = Date.now();
    const all = [...listeners];
    const users = await readUsers(all.map(({ session }) => session.user));
    for (const listener of all) {
      const { session, out, early } = listener;
      const user = users?.get(session.user._id.toHexString());
      if (users && !(user && isOpen(session, user))) end(listener);
      else if (session.expiresAt.getTime() <= at) end(listener);
      else if (!early) write(out, heartbeatMessage(at));
    }
  };
  const readUsers = async (users: readonly UserDocument[]) => {
    try {
      const ids = [...keyById(users).keys()];
      return keyById(await findUsersByIds(db, ids));
    } catch (error) {
      logger.warn({ err: error }, 'The sessions of those who listen could not be checked; trying again');
      return null;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer = setTimeout(() => {
      void beat().then(() => {
        timer = undefined;
        if (listeners.size > 0) schedule();
      });
    }, heartbeatMs);
    timer.unref();
  };

  return {
    async open(session, lastEventId, out) {
      const now = Date.now();
      if (isClosed || listeners.size >= MAX_STREAMS) throw tooManyError();
      const own = [...listeners].filter(({ session: { user } }) => user._id.equals(session.user._id));
      if (own.length >= MAX_PER_USER) throw tooManyOfUserError();
      const listener: Listener = { session, out, early: [] };
      let unfollow = () => {};
      const leave = () => {
        listeners.delete(listener);
        unfollow();
      };
      listeners.add(listener);
      out.once('close', leave);
      try {
        unfollow = await feed.follow((announcements, at) => {
          const tell = () => send(listener, announcements, at);
          if (listener.early) listener.early.push(tell);
          else tell();
        });
        // Nothing else refers to it, so it is not kept as long as the stream.
        listener.early?.unshift(await resume(listener, lastEventId, now));
        if (out.destroyed) leave();
        if (!timer) schedule();
        return () => {
          for (const tell of listener.early ?? []) tell();
          listener.early = null;
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
    count: () => listeners.size,
    close() {
      isClosed = true;
      for (const listener of listeners) end(listener);
    },
  };

  /** Sends the events that a client missed, or tells it to refetch everything. */
  async function resume(listener: Listener, lastEventId: string, now: number): Promise<() => void> {
    const point = resumePoint(lastEventId, now);
    const missed = point.kind === 'resume' ? await feed.since(point.from) : [];
    if (point.kind === 'reset' || missed.length > MAX_RESUMED)
      return () => write(listener.out, resetMessage(now));
    return () => {
      send(listener, missed, now);
      write(listener.out, heartbeatMessage(now));
    };
  }
}

function send(
  { session: { user }, out }: Listener,
  announcements: readonly Announcement[],
  at: number,
): void {
  const id = user._id.toHexString();
  const heard = announcements.flatMap(({ event, concerns, engineerIds }) => {
    if (user.role === 'manager') return { ...event, ...concerns };
    return engineerIds.has(id) ? event : [];
  });
  if (heard.length > 0) write(out, heard.map((event) => changeMessage(at, event)).join(''));
}

/** Not before it has begun, or the response would have no status. */
function end({ out, early }: Listener): void {
  if (early) early.push(() => out.end());
  else out.end();
}

function write(out: Writable, message: string): void {
  if (out.writableEnded || out.destroyed) return;
  out.write(message);
  if (out.writableLength > MAX_UNREAD_BYTES) out.destroy();
}

function isOpen({ user, tokenId }: Session, current: UserDocument): boolean {
  return (
    current.tokenVersion === user.tokenVersion &&
    current.role === user.role &&
    !isTokenRevoked(current, tokenId)
  );
}

function tooManyError(): ApiError {
  const headers = { 'retry-after': '5' };
  return new ApiError('UNAVAILABLE', 'Live updates are not available at the moment.', { headers });
}

function tooManyOfUserError(): ApiError {
  const headers = { 'retry-after': '30' };
  return new ApiError('RATE_LIMITED', `You can listen in at most ${MAX_PER_USER} places at once.`, {
    headers,
  });
}
