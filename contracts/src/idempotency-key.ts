import { z } from 'zod/mini';

/** Header that makes a creation safe to retry within 24 hours. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const UNUSABLE = `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters`;

/** The format of the header. */
export const idempotencyKeyInput = z
  .string(UNUSABLE)
  .check(z.minLength(1, UNUSABLE), z.maxLength(255, UNUSABLE), z.regex(/^[\x21-\x7e]*$/, UNUSABLE));
