import { success } from '../http/success';

/** The change that a request has made, for its response. */
export interface ChangeReceipt {
  changeId?: string | undefined;
}

/** The response to an edit, with the change that it made. */
export function changed<Data>({ receipt: { changeId } }: { receipt: ChangeReceipt }, data: Data) {
  return { ...success(data), ...(changeId !== undefined && { changeId }) };
}
