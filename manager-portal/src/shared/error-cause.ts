import { errorText } from '@erm/portal-sdk';

/** What stands under the sentence of a load error: the server's own words, where it had any. */
export function errorCause(error: unknown): string | undefined {
  return errorText(error, '') || undefined;
}
