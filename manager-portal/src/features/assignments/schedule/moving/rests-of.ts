import type { ApplyBatchBody, applyBatch } from '@erm/contracts/batches';
import type { EndpointResponse } from '@erm/contracts/endpoint';

/** Which assignments go on as others, because the batch has split them, by the answer to it. */
export function restsOf(
  operations: ApplyBatchBody['operations'],
  { data }: EndpointResponse<typeof applyBatch>,
): Map<string, string> {
  const rests = new Map<string, string>();
  operations.forEach((operation, at) => {
    const [previous, rest] = [operations[at - 1], data.assignments[at]];
    if (operation.action === 'create' && previous?.action === 'update' && rest) {
      rests.set(previous.id, rest._id);
    }
  });
  return rests;
}
