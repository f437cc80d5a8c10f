export { createApiClient, type ApiClient, type CallOptions } from './api-client';
export { ApiError, errorText } from './api-error';
export {
  HostContext,
  useApi,
  useHostEvents,
  useNewRelease,
  useNotify,
  useReportFailure,
  useSession,
  useUpdateUser,
} from './host-context';
export type { HostEvent, HostEvents } from './host-events';
export type {
  Notification,
  PartFailureKind,
  PortalHost,
  PortalProps,
  Session,
  SessionStore,
} from './portal-host';
export type { NavItem, PortalManifest, PortalModule } from './portal-module';
export { requestPath } from './request-path';
export { toApiError } from './to-api-error';
export type { Transport, TransportRequest, TransportResponse } from './transport';
export { SDK_VERSION } from './version';
