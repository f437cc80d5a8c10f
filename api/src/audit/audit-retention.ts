import type { Logger } from 'pino';
import type { Database } from '../collections/database';
import { deleteRecordsBefore } from './audit-repository';

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Deletes old records now and every few hours, until `stop` is called. Any number of processes may run it. */
export function startAuditRetention(db: Database, days: number, logger: Logger): { stop(): Promise<void> } {
  const clean = async () => {
    try {
      const deleted = await deleteRecordsBefore(db, new Date(Date.now() - days * DAY_MS));
      if (deleted > 0) logger.info({ deleted, days }, 'Deleted old audit records');
    } catch (error) {
      logger.error({ err: error }, 'Old audit records could not be deleted; trying again in six hours');
    }
  };
  let running = clean();
  const timer = setInterval(() => {
    running = clean();
  }, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
