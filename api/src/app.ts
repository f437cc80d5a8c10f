import type { CalendarDay } from '@erm/contracts/calendar-day';
import Koa from 'koa';
import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { assignmentRoutes } from './assignments/assignment-routes';
import { batchRoutes } from './batches/batch-routes';
import { auditRoutes } from './audit/audit-routes';
import { availabilityRoutes } from './availability/availability-routes';
import { authRoutes } from './auth/auth-routes';
import { authenticate } from './auth/authenticate';
import { loadSession } from './auth/load-session';
import { passwordHasher, type PasswordCost } from './passwords/password-hasher';
import type { Config } from './config';
import type { Database } from './collections/database';
import { engineerRoutes } from './engineers/engineer-routes';
import { createRoster } from './engineers/roster';
import { eventRoutes } from './events/event-routes';
import type { EventStreams } from './events/event-streams';
import { healthRoutes } from './health/health-routes';
import { allowHosts } from './http/allow-hosts';
import { allowOrigins } from './http/allow-origins';
import { compression } from './http/compression';
import { readersToday } from './http/readers-today';
import { contractVersion } from './http/contract-version';
import { detectUntrustedProxy } from './http/detect-untrusted-proxy';
import { handleErrors, reportBrokenResponse } from './http/error-handler';
import { rejectMalformedUrl } from './http/malformed-url';
import { requestId } from './http/request-id';
import { securityHeaders } from './http/security-headers';
import { invitationRoutes } from './invitations/invitation-routes';
import { requestLog } from './logging/request-log';
import { managerRoutes } from './managers/manager-routes';
import { countListeners } from './metrics/event-metrics';
import { metricsRoutes } from './metrics/metrics-routes';
import { peopleRoutes } from './people/people-routes';
import { portalMetrics } from './metrics/portal-metrics';
import { requestMetrics } from './metrics/request-metrics';
import { openApiRoutes } from './openapi/openapi-routes';
import { projectRoutes } from './projects/project-routes';
import { createRateLimits, noRateLimits } from './rate-limits/rate-limits';
import { apiRouter } from './routing/api-router';
import type { ApiState } from './routing/api-state';
import { traceRequests } from './tracing/trace-requests';
import { unknownRoute } from './routing/unknown-route';
import { cacheStaffedProjects } from './projects/staffed-projects';
import { roadmapRoutes } from './roadmap/roadmap-routes';
import { scheduleRoutes } from './schedule/schedule-routes';
import type { PublishedSite } from './site/open-site';
import { serveSite } from './site/serve-site';
import { verifiedRegistry } from './site/verified-registry';
import { ssoRedirects, ssoSessionRoutes } from './sso/sso-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { undoRoutes } from './undo/undo-routes';
import { profileRoutes } from './users/profile-routes';
import { utilizationRoutes } from './utilization/utilization-routes';

export interface AppDeps {
  config: Config;
  db: Database;
  site: PublishedSite;
  logger: Logger;
  events: EventStreams;
  /** Today in the configured time zone. */
  today(): CalendarDay;
  /** Lowered only in tests, which create hundreds of accounts. */
  passwordCost?: PasswordCost;
  /** Records traces, if they are wanted. */
  tracer?: Tracer | undefined;
  /** Where metrics are registered; others may have registered some. */
  metrics: Registry;
  /** The folder of the database, if this process has it. */
  storeDir?: string | undefined;
  /** True once shutdown has begun. */
  isStopping?(): boolean;
}

/** Creates the whole server without a socket. Requests pass through the middleware in this order. */
export function createApp({
  config,
  db,
  site,
  logger,
  events,
  today,
  passwordCost,
  tracer,
  metrics: registry,
  storeDir,
  isStopping = () => false,
}: AppDeps): Koa<ApiState> {
  const rateLimits = config.rateLimits ? createRateLimits(db) : noRateLimits;
  const passwords = passwordHasher(passwordCost, config);
  collectDefaultMetrics({ register: registry });
  const currentRegistry = verifiedRegistry(config, site, logger, registry);
  const countPortalEvents = portalMetrics(registry, currentRegistry);
  const roster = createRoster(db);
  countListeners(registry, events);
  const staffedProjects = cacheStaffedProjects(db, roster);
  const deps = {
    config,
    db,
    logger,
    rateLimits,
    passwords,
    roster,
    staffedProjects,
    events,
    countPortalEvents,
  };
  const routes = [
    authRoutes,
    profileRoutes,
    managerRoutes,
    invitationRoutes,
    engineerRoutes,
    projectRoutes,
    assignmentRoutes,
    scheduleRoutes,
    roadmapRoutes,
    batchRoutes,
    utilizationRoutes,
    availabilityRoutes,
    peopleRoutes,
    auditRoutes,
    undoRoutes,
    eventRoutes,
    telemetryRoutes,
    ssoSessionRoutes,
  ].flatMap((routesOf) => routesOf(deps));

  const app = new Koa<ApiState>({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.on('error', reportBrokenResponse(logger));
  if (tracer) app.use(traceRequests(tracer));
  app.use(requestId);
  app.use(requestLog(logger));
  app.use(requestMetrics(registry));
  app.use(securityHeaders(config));
  app.use(allowOrigins(config.corsOrigins));
  app.use(handleErrors(logger));
  app.use(rejectMalformedUrl);
  app.use(allowHosts(config.allowedHosts));
  app.use(detectUntrustedProxy(logger, config.trustedProxies));
  app.use(contractVersion);
  app.use(readersToday(today));
  app.use(compression());
  app.use(healthRoutes({ db, storeDir, isStopping }).routes());
  app.use(metricsRoutes(registry, config).routes());
  app.use(openApiRoutes().routes());
  const guards = { authenticate: authenticate(config.jwtSecret, loadSession(db)), rateLimits };
  if (config.sso) app.use(ssoRedirects(deps, config.sso).routes());
  app.use(apiRouter(routes, guards, config.passwordChange).routes());
  app.use(unknownRoute);
  app.use(serveSite(config, site, currentRegistry, logger, registry));
  return app;
}
