import { PortalFailure } from './portal-failure';

/** The same promise with a limit: later than that it fails. */
export async function within<Value>(seconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PortalFailure('load', `No answer within ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
