import type { ApplyBatchBody } from '@erm/contracts/batches';
import type { renderPortal } from './render-portal';

/** What a rendered portal has asked the API to change. */
export function writesOf({ host }: Pick<ReturnType<typeof renderPortal>, 'host'>) {
  return host.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
}

/** The assignments that grids have asked the API to update, with what they sent of each. */
export function updatesOf({ host }: Pick<ReturnType<typeof renderPortal>, 'host'>) {
  return host.requests
    .filter(({ path }) => path === '/api/batches')
    .flatMap(({ body }) => (body as ApplyBatchBody).operations)
    .flatMap((operation) => (operation.action === 'update' ? [{ id: operation.id, ...operation.body }] : []));
}
