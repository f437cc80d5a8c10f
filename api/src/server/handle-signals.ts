import type { Logger } from 'pino';

/**
 * A terminal's Ctrl-C reaches this process itself and again through the command that started it; what comes this soon
 * after the first signal is the same wish.
 */
const SAME_WISH_MS = 1000;
/** A stop is done within ten seconds, whatever hangs. */
const STOP_TIMEOUT_MS = 9500;

export interface Signals {
  /** How to stop from now on; before that there is nothing to finish. */
  stopWith(stop: () => Promise<void>): void;
}

/** Stops on SIGINT, SIGTERM and on the end of the parent; a second signal ends the process at once. */
export function handleSignals(logger: Logger): Signals {
  let stop = async () => {};
  let firstAt: number | undefined;

  const onSignal = (reason: string) => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    firstAt = Date.now();
    logger.info({ reason }, 'Stopping');
    setTimeout(() => {
      logger.error('The stop took too long');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'The stop failed');
        process.exit(1);
      },
    );
  };

  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('disconnect', () => onSignal('parent gone'));
  return {
    stopWith(how) {
      stop = how;
    },
  };
}
