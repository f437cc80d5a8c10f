import { errorText } from '@erm/portal-sdk';

/** The server's explanation of an error, if there is one. Shown below the message of a failed load. */
export function errorCause(error: unknown): string | undefined {
  return errorText(error, '') || undefined;
}
