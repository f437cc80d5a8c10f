import type { Middleware } from 'koa';
import type { Database } from '../db/database';
import type { ApiState } from '../http/api-state';

const ANSWER_TIMEOUT_MS = 2000;

interface HealthDeps {
  db: Database;
  isStopping(): boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, so that a balancer may send requests here. */
export function health({ db, isStopping }: HealthDeps): Middleware<ApiState> {
  return async (ctx, next) => {
    if ((ctx.path !== '/healthz' && ctx.path !== '/readyz') || !['GET', 'HEAD'].includes(ctx.method)) {
      await next();
      return;
    }
    ctx.state.route = ctx.path;
    ctx.set('cache-control', 'no-store');
    const status = ctx.path === '/healthz' ? 'ok' : await readiness(db, isStopping());
    ctx.status = status === 'ok' ? 200 : 503;
    ctx.body = { status };
  };
}

async function readiness(
  db: Database,
  stopping: boolean,
): Promise<'ok' | 'stopping' | 'database unavailable'> {
  if (stopping) return 'stopping';
  return (await databaseAnswers(db)) ? 'ok' : 'database unavailable';
}

/** Reads from the primary, because a database that cannot be written to is of no use either. */
async function databaseAnswers({ users }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
  });
  const answer = users.findOne({}, { projection: { _id: 1 } }).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
