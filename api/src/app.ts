import Koa from 'koa';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Logger } from 'pino';
import { assignmentRoutes } from './assignments/assignment-routes';
import { authRoutes } from './auth/auth-routes';
import { openSession } from './auth/open-session';
import { passwordHasher, type PasswordCost } from './auth/password-hasher';
import type { Config } from './config';
import type { Database } from './db/database';
import { engineerRoutes } from './engineers/engineer-routes';
import { apiRouter } from './http/api-router';
import type { ApiState } from './http/api-state';
import { authenticate } from './http/authenticate';
import { handleErrors } from './http/error-handler';
import { requestId } from './http/request-id';
import { unknownCall } from './http/unknown-call';
import { projectRoutes } from './projects/project-routes';
import { utilizationRoutes } from './utilization/utilization-routes';

export interface AppDeps {
  config: Config;
  db: Database;
  logger: Logger;
  /** The day it is for every rule, in the configured time zone. */
  today(): CalendarDay;
  /** Lower than the default only where hundreds of accounts are made in a moment. */
  passwordCost?: PasswordCost;
}

/** The whole server without a socket: the order of this list is the order in which a request passes it. */
export function createApp({ config, db, logger, today, passwordCost }: AppDeps): Koa<ApiState> {
  const deps = { config, db, today, passwords: passwordHasher(passwordCost) };
  const routes = [authRoutes, engineerRoutes, projectRoutes, assignmentRoutes, utilizationRoutes].flatMap(
    (routesOf) => routesOf(deps),
  );

  const app = new Koa<ApiState>();
  app.use(requestId);
  // Here: request log, metrics, security headers, CORS.
  app.use(handleErrors(logger));
  // Here: health, metrics, OpenAPI.
  app.use(apiRouter(routes, authenticate(config.jwtSecret, openSession(db))).routes());
  app.use(unknownCall);
  // Here: the site.
  return app;
}
