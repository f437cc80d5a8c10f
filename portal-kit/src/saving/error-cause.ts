import { errorText } from '@erm/portal-sdk';

/** The line below a load error's sentence: the server's own words, if it had any. */
export function errorCause(error: unknown): string | undefined {
  return errorText(error, '') || undefined;
}
