import Router from '@koa/router';
import type { Database } from '../database';
import type { RequestState } from '../http/request-state';

const DATABASE_TIMEOUT_MS = 2000;

interface HealthDeps {
  db: Database;
  isStopping(): boolean;
}

/** `/healthz`: the process responds. `/readyz`: it can serve requests, so a load balancer may send them here. */
export function healthRoutes({ db, isStopping }: HealthDeps): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get(['/healthz', '/readyz'], async (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-store');
    const status = ctx.path === '/healthz' ? 'ok' : await readiness(db, isStopping());
    ctx.status = status === 'ok' ? 200 : 503;
    ctx.body = { status };
  });
  return router;
}

async function readiness(
  db: Database,
  stopping: boolean,
): Promise<'ok' | 'stopping' | 'database unavailable'> {
  if (stopping) return 'stopping';
  return (await isDatabaseReachable(db)) ? 'ok' : 'database unavailable';
}

/** Reads from the primary, because a database that cannot be written to is not ready either. */
async function isDatabaseReachable({ users }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const reply = users.findOne({}, { projection: { _id: 1 } }).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([reply, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
