import { MAX_SESSION_SECONDS } from '@erm/contracts/auth-paths';
import { readTimes } from '../page/token-claims';

/** How long before the end of a token its user is asked whether to stay. */
const NOTICE_SECONDS = 5 * 60;

/** By how many seconds the server's clock is ahead, as far as the last new token tells. */
let skew = 0;

const now = () => Date.now() / 1000 + skew;

/** Sets the clock by a token that the server has just issued. */
export function setClock(token: string): void {
  const { iat } = readTimes(token);
  if (iat !== undefined) skew = iat - Date.now() / 1000;
}

export type Phase = 'open' | 'ending' | 'over';

/** Where a session is. A token that does not say when it ends is taken for open: the server decides. */
export function phaseOf(token: string): Phase {
  const { exp } = readTimes(token);
  if (exp === undefined || exp - now() > NOTICE_SECONDS) return 'open';
  return exp > now() ? 'ending' : 'over';
}

/** Whether a new token would last longer than this one. */
export function canRenew(token: string): boolean {
  const { exp, signedInAt } = readTimes(token);
  return exp !== undefined && signedInAt !== undefined && signedInAt + MAX_SESSION_SECONDS > exp;
}

/** When the session ends, on the reader's clock. */
export function endOf(token: string): Date {
  return new Date(((readTimes(token).exp ?? 0) - skew) * 1000);
}
