import { PortalFailure } from './portal-failure';

/** Settles like the promise, or rejects after `seconds`. */
export async function withTimeout<Value>(seconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PortalFailure('load', `No response within ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
