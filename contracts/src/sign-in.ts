import { z } from 'zod/mini';
import { emailInput, passwordInput } from './credentials';
import { endpoint } from './endpoint';
import { success } from './envelope';
import { userSchema } from './users';

export const loginBody = z.strictObject({ email: emailInput, password: passwordInput });
export type LoginBody = z.input<typeof loginBody>;

/** The response that starts a session. */
export const signedIn = success(z.object({ token: z.string(), user: userSchema }));

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password',
  roles: 'public',
  status: 200,
  body: loginBody,
  response: signedIn,
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
});
