import type { Logger } from 'pino';

/**
 * A terminal's Ctrl-C reaches this process directly and again through the command that started it, so a second signal
 * this soon after the first is the same keystroke.
 */
const DUPLICATE_SIGNAL_MS = 1000;
/** Shutdown takes at most ten seconds, even if something hangs. */
const STOP_TIMEOUT_MS = 9500;

export interface Signals {
  /** Sets how to stop. Before that, the process exits directly. */
  stopWith(stop: () => Promise<void>): void;
}

/** Shuts down on SIGINT, SIGTERM and the end of the parent process. A second signal exits immediately. */
export function handleSignals(logger: Logger): Signals {
  let stop = async () => {};
  let firstAt: number | undefined;

  const onSignal = (reason: string) => {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > DUPLICATE_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = Date.now();
    logger.info({ reason }, 'Stopping');
    setTimeout(() => {
      logger.error('Shutdown timed out');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'Shutdown failed');
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
