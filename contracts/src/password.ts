import { z } from 'zod/mini';
import { signedIn } from './sign-in';
import { endpoint } from './endpoint';
import { ROLES } from './roles';
import { newPasswordInput } from './credentials';

const NO_CURRENT_PASSWORD = 'Current password is required';

export const passwordBody = z
  .strictObject({
    currentPassword: z
      .string(NO_CURRENT_PASSWORD)
      .check(
        z.minLength(1, NO_CURRENT_PASSWORD),
        z.maxLength(200, 'Current password must be at most 200 characters'),
      ),
    newPassword: newPasswordInput,
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
      path: ['newPassword'],
      error: 'New password must differ from the current one',
    }),
  );
export type PasswordBody = z.input<typeof passwordBody>;

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Change your own password; ends all other sessions and continues this one with a new token',
  roles: ROLES,
  status: 200,
  body: passwordBody,
  response: signedIn,
  allowedBeforePasswordChange: true,
  errors: ['INCORRECT_PASSWORD'],
});
