import { z } from 'zod/mini';

/** All error codes with their HTTP status. There is one code per cause, and its meaning never changes. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  MALFORMED_JSON: 400,
  MALFORMED_ID: 400,
  BAD_CURSOR: 400,
  OUTSIDE_PROJECT_DATES: 400,
  INCORRECT_PASSWORD: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SSO_FAILED: 401,
  FORBIDDEN: 403,
  REGISTRATION_REFUSED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  ACCOUNT_DISABLED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  EMAIL_TAKEN: 409,
  EMAIL_RESERVED: 409,
  CAPACITY_EXCEEDED: 409,
  CONFLICT: 409,
  CANNOT_BE_UNDONE: 409,
  ALREADY_UNDONE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  CONTRACT_MISMATCH: 409,
  INVITATION_INVALID: 410,
  BODY_TOO_LARGE: 413,
  NOT_JSON: 415,
  UNKNOWN_HOST: 421,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const spanSchema = z.object({ startDate: z.string(), endDate: z.string() });

/** An invalid field, with its dotted path (`email`, `skills.0`) and a message to show next to it. */
export const issueSchema = z.object({
  path: z.string(),
  message: z.string(),
  /** For `CAPACITY_EXCEEDED`, if the assignment fits on every working day: the days in the way, and dates that fit. */
  weekend: z.optional(z.object({ days: z.array(spanSchema), suggestion: z.optional(spanSchema) })),
});
export type Issue = z.infer<typeof issueSchema>;

/**
 * The body of every failure. `message` repeats `error` because the sign-in screen reads it (product-rules#messages).
 */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
  /** For `CONFLICT`, the current entity in the format of its own endpoint. */
  current: z.optional(z.unknown()),
  requestId: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** Messages used in more than one place. */
export const ERROR_TEXT = {
  emailTaken: 'Email already registered',
  emailReserved:
    'This email is reserved for someone who was invited. They can join with the link in their invitation.',
  invalidCredentials: 'Invalid credentials',
  noToken: 'No token received from server',
  commonPassword: 'This password is among the most common ones. Please choose another.',
  guessablePassword:
    'This password is easy to guess: it is little more than names, years, or sequences. Please choose another.',
  blankPassword: 'A password must have more than spaces. Please choose another.',
  incorrectPassword: 'Current password is incorrect',
  passwordChangeRequired: 'Please change your password first, because somebody else set it.',
  invitationInvalid:
    'This invitation is no longer valid: it has expired, or was used, replaced, or revoked. Please ask for a new one.',
} as const;

/** Enough for any form, while keeping a response from being much larger than its request. */
const MAX_ISSUES = 20;
const MAX_KEY_LENGTH = 100;

/** Converts a validation error to issues in order, one per field. Each unknown key is a separate issue. */
export function toIssues(error: z.core.$ZodError): Issue[] {
  const issues = new Map<string, Issue>();
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys) {
      if (issues.size === MAX_ISSUES) return [...issues.values()];
      const name = key?.slice(0, MAX_KEY_LENGTH);
      const path = (name === undefined ? issue.path : [...issue.path, name]).map(String).join('.');
      const message = name === undefined ? issue.message : `Unknown field "${name}"`;
      if (!issues.has(path)) issues.set(path, { path, message });
    }
  }
  return [...issues.values()];
}

/** Joins the messages of all issues. A single message is unchanged. */
export function summarizeIssues(issues: readonly Issue[]): string {
  const messages = [...new Set(issues.map(({ message }) => message))];
  return messages.length === 1
    ? messages[0]!
    : messages.map((message) => message.replace(/\.$/, '')).join('. ');
}
