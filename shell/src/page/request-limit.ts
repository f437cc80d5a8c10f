/** Longer than the web server waits for the API, whose answer says more than a time limit can. */
const LIMIT_MS = 45_000;

/** Aborts a request with a `TimeoutError` when it takes too long, or when its caller does. */
export function withLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(LIMIT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** Settles like the promise, or rejects with the signal's reason once it is aborted. */
export async function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return await Promise.race([promise, aborted]);
}
