import type { ChangeReceipt } from '../audit/actor';
import { success } from '../http/success';

/** The response to an edit, with the change that it made. */
export function changed<Data>({ receipt: { changeId } }: { receipt: ChangeReceipt }, data: Data) {
  return { ...success(data), ...(changeId !== undefined && { changeId }) };
}
