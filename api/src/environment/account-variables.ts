import { z } from 'zod';
import { MIN_SECRET_BYTES } from '../jwt-secret';
import { choice, documentation, isTimeZone } from './values';

export const accountVariables = (production: boolean) => ({
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= MIN_SECRET_BYTES,
      `must be at least ${MIN_SECRET_BYTES} bytes long`,
    )
    .optional()
    .register(documentation, {
      meaning: 'The key that signs session tokens, the same in every process.',
      unset: 'generated into `DATA_DIR`',
      unsetInProduction: 'required',
    }),
  REGISTRATION: choice(['open', 'engineers', 'closed'])
    .default(production ? 'closed' : 'open')
    .register(documentation, {
      meaning: 'Who may register without an invitation: everybody, engineers, or nobody.',
    }),
  PASSWORD_CHANGE: choice(['required', 'asked'])
    .default(production ? 'required' : 'asked')
    .register(documentation, {
      meaning:
        'Whether the API insists on changing a password that somebody else set, or only marks its user.',
    }),
  ADMIN_EMAIL: z
    .email('must be an email address')
    .default('admin@example.com')
    .register(documentation, { meaning: 'Where the Contact Admin link leads.' }),
  TZ_NAME: z
    .string()
    .refine(isTimeZone, 'must be a time zone like UTC or Europe/Berlin')
    .default('UTC')
    .register(documentation, { meaning: 'The time zone that determines the current date.' }),
  RATE_LIMITS: choice(['on', 'off']).default('on').register(documentation, {
    meaning: 'Limits on signing in, registering, writing, and telemetry; `off` for load tests.',
  }),
});
