import { z } from 'zod/mini';
import { signedIn } from './sign-in';
import { endpoint } from './endpoint';
import { SSO_SESSION_PATH } from './sso-paths';

const CODE = 'code must be the text that the redirect to the sign-in page contains';
const VERIFIER = 'verifier must be the text whose hash the sign-in began with';

export const ssoSessionBody = z.strictObject({
  /** From the fragment of the redirect. */
  code: z.string(CODE).check(z.minLength(1, CODE), z.maxLength(2000, CODE)),
  /** The text whose SHA-256 was sent along when the sign-in began. Another browser does not have it. */
  verifier: z.string(VERIFIER).check(z.minLength(43, VERIFIER), z.maxLength(128, VERIFIER)),
});

export const startSsoSession = endpoint({
  method: 'POST',
  path: SSO_SESSION_PATH,
  summary: 'Finish a single sign-on',
  roles: 'public',
  status: 200,
  body: ssoSessionBody,
  response: signedIn,
  errors: ['SSO_FAILED', 'ACCOUNT_DISABLED'],
});
