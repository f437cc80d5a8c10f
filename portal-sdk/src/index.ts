export { createApiClient, type ApiClient, type CallOptions } from './api-client';
export { ApiError, errorText } from './api-error';
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
export { QUERY_DEFAULTS } from './query-defaults';
export { requestPath } from './request-path';
export { toApiError } from './to-api-error';
export type { Transport, TransportRequest, TransportResponse } from './transport';
export { useLazyDialog } from './use-lazy-dialog';
export { useListSearch } from './use-list-search';
export { useListSort } from './use-list-sort';
export { SDK_VERSION } from './version';
export { withParam } from './with-param';
