import Koa from 'koa';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './db/database';
import { apiRouter } from './http/api-router';
import type { ApiState } from './http/api-state';
import { authenticate } from './http/authenticate';
import { handleErrors } from './http/error-handler';
import { requestId } from './http/request-id';
import { unknownCall } from './http/unknown-call';
import type { Route } from './http/define-route';

export interface AppDeps {
  config: Config;
  db: Database;
  logger: Logger;
  /** The day it is for every rule, in the configured time zone. */
  today(): CalendarDay;
}

/** The whole server without a socket: the order of this list is the order in which a request passes it. */
export function createApp({ config, db, logger }: AppDeps): Koa<ApiState> {
  const routes: Route[] = [];
  const router = apiRouter(
    routes,
    authenticate(config.jwtSecret, async () => {
      void db;
      return null;
    }),
  );

  const app = new Koa<ApiState>();
  app.use(requestId);
  // Here: request log, metrics, security headers, CORS.
  app.use(handleErrors(logger));
  // Here: health, metrics, OpenAPI.
  app.use(router.routes());
  app.use(unknownCall);
  // Here: the site.
  return app;
}
