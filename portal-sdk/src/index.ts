export { createApiClient, type ApiClient, type CallOptions } from './api-client';
export { ApiError, errorText, toApiError } from './api-error';
export { HostContext, useApi, useNotify, useSession, useUpdateUser } from './host-context';
export type { Notification, PortalHost, PortalProps, Session, SessionStore } from './portal-host';
export {
  NAV_ICONS,
  type NavIcon,
  type NavItem,
  type PortalManifest,
  type PortalModule,
  type PortalRecord,
  type PortalRegistry,
} from './portal-module';
export { requestPath } from './request-path';
export type { Transport, TransportRequest, TransportResponse } from './transport';
export { SDK_VERSION } from './version';
