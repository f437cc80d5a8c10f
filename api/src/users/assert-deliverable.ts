import { isDeliverable, LONG_LOCAL_PART } from '@erm/contracts/credentials';
import { fieldError } from '../errors/api-error';

/** Throws unless the email can be that of a new account. */
export function assertDeliverable(email: string): void {
  if (isDeliverable(email)) return;
  throw fieldError('VALIDATION_FAILED', [{ path: 'email', message: LONG_LOCAL_PART }]);
}
