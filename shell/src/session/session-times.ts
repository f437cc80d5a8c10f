import { MAX_SESSION_SECONDS } from '@erm/contracts/auth-paths';
import { payloadOf } from '../page/token-claims';

/** How long before the end of a token its user is asked whether to stay. */
const NOTICE_SECONDS = 5 * 60;

export type Phase = 'open' | 'ending' | 'over';

/**
 * Where a session is. A token that does not say when it ends is taken for open: the server decides.
 * @param begunAt when the server issued the token, on the reader's clock, in milliseconds; null if nobody noted it
 */
export function phaseOf(token: string, begunAt: number | null): Phase {
  if (readTimes(token).exp === undefined) return 'open';
  const left = (endOf(token, begunAt).getTime() - Date.now()) / 1000;
  if (left > NOTICE_SECONDS) return 'open';
  return left > 0 ? 'ending' : 'over';
}

/** Whether a new token would last longer than this one. */
export function canRenew(token: string): boolean {
  const { exp, signedInAt } = readTimes(token);
  return exp !== undefined && signedInAt !== undefined && signedInAt + MAX_SESSION_SECONDS > exp;
}

/** When the session ends, on the reader's clock, which may be behind the server's. */
export function endOf(token: string, begunAt: number | null): Date {
  const { iat, exp = 0 } = readTimes(token);
  return new Date(begunAt === null || iat === undefined ? exp * 1000 : begunAt + (exp - iat) * 1000);
}

/** When a token was issued, when it expires, and when its user signed in, in seconds. */
function readTimes(token: string) {
  const { iat, exp, auth_time: signedInAt } = payloadOf(token);
  return { iat: numberOrNone(iat), exp: numberOrNone(exp), signedInAt: numberOrNone(signedInAt) };
}

const numberOrNone = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
