import { isDeepStrictEqual } from 'node:util';
import { LOG_LENGTH, type LogEntry, type RegisteredPortal } from '@erm/portal-sdk/registry';
import { PublishError } from '../publish-error';
import { keyIdOfText } from '../registry/keys';

/** A version that was taken back is not given to users again by mistake. */
export class TakenBack extends PublishError {
  readonly fact: string;

  constructor(fact: string) {
    super(`${fact} To give it to users all the same, add --again.`);
    this.fact = fact;
  }
}

/**
 * The portal with a log entry for its change. The entry is derived from its state before and after, so no change goes
 * unlogged.
 * @param by ID of the key that signs the change
 */
export function logged(
  before: RegisteredPortal | undefined,
  after: RegisteredPortal,
  by: string,
): RegisteredPortal {
  const event = eventOf(before, after);
  if (!event) return after;
  const commit = after.releases.find(({ version }) => version === event.about)?.commit ?? null;
  const entry = { at: new Date().toISOString(), by, commit, ...event };
  return { ...after, log: [entry, ...(after.log ?? [])].slice(0, LOG_LENGTH) };
}

/**
 * Refuses to give a version to users that was taken back from them, unless they have got it again since.
 * @throws TakenBack
 */
export function refuseTakenBack({ name, current, log = [] }: RegisteredPortal, version: string): void {
  if (version === current) return;
  const last = log.find(
    ({ about, to, change }) => (about === version && change !== 'stage') || to === version,
  );
  if (last?.change !== 'rollback' || last.about !== version) return;
  throw new TakenBack(`${name} ${version} was taken back on ${last.at.slice(0, 10)}.`);
}

function eventOf(
  before: RegisteredPortal | undefined,
  after: RegisteredPortal,
): Pick<LogEntry, 'change' | 'about' | 'percent' | 'to'> | null {
  const known = new Set(before?.releases.map(({ version }) => version));
  const { current, canary } = after;
  if (before && current !== before.current && !after.previous.includes(before.current)) {
    return { change: 'rollback', about: before.current, to: current };
  }
  if (current !== before?.current) {
    return { change: known.has(current) ? 'promote' : 'publish', about: current };
  }
  if (canary && !isDeepStrictEqual(canary, before.canary)) {
    return { change: 'canary', about: canary.version, percent: canary.percent };
  }
  if (before.canary && !canary) return { change: 'rollback', about: before.canary.version, to: current };
  const staged = after.releases.find(({ version }) => !known.has(version));
  if (staged) return { change: 'stage', about: staged.version };
  const [granted] = added(before.keys, after.keys);
  if (granted) return { change: 'grant', about: granted };
  const [revoked] = added(after.keys, before.keys);
  return revoked === undefined ? null : { change: 'revoke', about: revoked };
}

/** IDs of the keys in `to` that are not in `from`. */
const added = (from: readonly string[] = [], to: readonly string[] = []): string[] =>
  to.filter((key) => !from.includes(key)).map(keyIdOfText);
