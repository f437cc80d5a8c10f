import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error';

/** Throws the error for a limiter's rejection; failures of its store are rethrown. */
export function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  const headers = { 'retry-after': String(seconds) };
  throw new ApiError('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    headers,
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
