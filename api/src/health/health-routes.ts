import Router from '@koa/router';
import type { Database } from '../collections/database';
import { memoize } from '../http/memoize';
import type { RequestState } from '../http/request-state';
import { hasSpace } from '../mongo-server/has-space';

const DATABASE_TIMEOUT_MS = 2000;
const PROBE_LIFETIME_MS = 1000;

interface HealthDeps {
  db: Database;
  /** The folder of the database, if this process has it. */
  storeDir: string | undefined;
  isStopping(): boolean;
}

/**
 * `/healthz`: the process responds. `/readyz`: it can serve requests, including writes, so a load balancer may send them
 * here.
 */
export function healthRoutes({ db, storeDir, isStopping }: HealthDeps): Router<RequestState> {
  const canWrite = memoize(async () => (await hasSpaceIn(storeDir)) && probe(db), PROBE_LIFETIME_MS);
  const readiness = async () => {
    if (isStopping()) return 'stopping';
    return (await canWrite()) ? 'ok' : 'database unavailable';
  };
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get(['/healthz', '/readyz'], async (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-store');
    const status = ctx.path === '/healthz' ? 'ok' : await readiness();
    ctx.status = status === 'ok' ? 200 : 503;
    ctx.body = { status };
  });
  return router;
}

const hasSpaceIn = async (storeDir: string | undefined) => storeDir === undefined || hasSpace(storeDir);

/** Writes, because a database that only answers reads (a full disk, no majority) cannot serve users either. */
async function probe({ probes }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const reply = probes.updateOne({ _id: 'readiness' }, { $set: { at: new Date() } }, { upsert: true }).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([reply, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
