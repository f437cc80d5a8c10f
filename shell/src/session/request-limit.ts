/** Longer than the web server waits for the API, whose answer says more than a time limit can. */
const LIMIT_MS = 45_000;

/** Aborts a request with a `TimeoutError` when it takes too long, or when its caller does. */
export function withLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(LIMIT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
