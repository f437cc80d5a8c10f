import { z } from 'zod';

/** Header of a creation under which it may be sent again within 24 hours. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const UNUSABLE = `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters`;

/** What the header may hold. */
export const idempotencyKeyInput = z
  .string(UNUSABLE)
  .min(1, UNUSABLE)
  .max(255, UNUSABLE)
  .regex(/^[\x21-\x7e]*$/, UNUSABLE);
