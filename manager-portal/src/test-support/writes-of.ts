import type { renderPortal } from './render-portal';

/** What a rendered portal has asked the API to change. */
export function writesOf({ host }: Pick<ReturnType<typeof renderPortal>, 'host'>) {
  return host.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
}
