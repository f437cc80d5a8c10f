import Koa from 'koa';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Logger } from 'pino';
import { assignmentRoutes } from './assignments/assignment-routes';
import { auditRoutes } from './audit/audit-routes';
import { authRoutes } from './auth/auth-routes';
import { openSession } from './auth/open-session';
import { passwordHasher, type PasswordCost } from './auth/password-hasher';
import type { Config } from './config';
import type { Database } from './db/database';
import { engineerRoutes } from './engineers/engineer-routes';
import { health } from './health/health';
import { allowOrigins } from './http/allow-origins';
import { apiRouter } from './http/api-router';
import type { ApiState } from './http/api-state';
import { authenticate } from './http/authenticate';
import { handleErrors } from './http/error-handler';
import { requestId } from './http/request-id';
import { securityHeaders } from './http/security-headers';
import { unknownCall } from './http/unknown-call';
import { requestLog } from './logging/request-log';
import { createMetrics } from './metrics/metrics';
import { openApiRoutes } from './openapi/openapi-routes';
import { projectRoutes } from './projects/project-routes';
import { attemptLimits, noLimits } from './rate-limits/attempt-limits';
import { serveSite } from './site/serve-site';
import { utilizationRoutes } from './utilization/utilization-routes';

export interface AppDeps {
  config: Config;
  db: Database;
  logger: Logger;
  /** The day it is for every rule, in the configured time zone. */
  today(): CalendarDay;
  /** Lower than the default only where hundreds of accounts are made in a moment. */
  passwordCost?: PasswordCost;
  /** True from the moment on at which the process was asked to stop. */
  isStopping?(): boolean;
}

/** The whole server without a socket: the order of this list is the order in which a request passes it. */
export function createApp({
  config,
  db,
  logger,
  today,
  passwordCost,
  isStopping = () => false,
}: AppDeps): Koa<ApiState> {
  const limits = config.rateLimits ? attemptLimits(db) : noLimits;
  const deps = { config, db, today, limits, passwords: passwordHasher(passwordCost) };
  const routes = [
    authRoutes,
    engineerRoutes,
    projectRoutes,
    assignmentRoutes,
    utilizationRoutes,
    auditRoutes,
  ].flatMap((routesOf) => routesOf(deps));

  const metrics = createMetrics(config);

  const app = new Koa<ApiState>({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(metrics.measure);
  app.use(securityHeaders(config));
  app.use(allowOrigins(config.corsOrigins));
  app.use(handleErrors(logger));
  app.use(health({ db, isStopping }));
  app.use(metrics.expose);
  app.use(openApiRoutes());
  app.use(apiRouter(routes, authenticate(config.jwtSecret, openSession(db))).routes());
  app.use(unknownCall);
  app.use(serveSite(config.siteDir));
  return app;
}
