import type { ApplyBatchBody } from '@erm/contracts/batches';
import type { renderPortal } from './render-portal';

/** Write requests of a rendered portal. */
export function writesOf({ host }: Pick<ReturnType<typeof renderPortal>, 'host'>) {
  return host.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
}

/** The assignments that grids asked the API to update, each with the submitted fields. */
export function updatesOf({ host }: Pick<ReturnType<typeof renderPortal>, 'host'>) {
  return host.requests
    .filter(({ path }) => path === '/api/batches')
    .flatMap(({ body }) => (body as ApplyBatchBody).operations)
    .flatMap((operation) => (operation.action === 'update' ? [{ id: operation.id, ...operation.body }] : []));
}
