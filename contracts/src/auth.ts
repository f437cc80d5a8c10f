import { z } from 'zod/mini';
import { LOGOUT_PATH, PROFILE_PATH, RENEW_PATH } from './auth-paths';
import { endpoint } from './endpoint';
import { changed, success } from './envelope';
import { ROLES, roleInput } from './roles';
import { skillsInput } from './skills';
import { normalized } from './text-input';
import { updateBody } from './update-body';
import {
  departmentInput,
  maxCapacityInput,
  MIN_NAME_LENGTH,
  nameInput,
  seniorityInput,
} from './person-inputs';
import { newEmailInput, newPasswordInput } from './credentials';
import { signedIn } from './sign-in';
import { userSchema } from './users';

const SHORT_NAME = `Name must be at least ${MIN_NAME_LENGTH} characters`;

/** The name of a person who creates their own account. */
export const ownNameInput = z.pipe(
  z
    .string(SHORT_NAME)
    .check(...normalized('Name'), z.minLength(MIN_NAME_LENGTH, { error: SHORT_NAME, abort: true })),
  nameInput,
);

export const registerBody = z.strictObject({
  name: ownNameInput,
  email: newEmailInput,
  password: newPasswordInput,
  role: roleInput,
  seniority: z.optional(seniorityInput),
});
export type RegisterBody = z.input<typeof registerBody>;

/**
 * The fields of the Edit Profile dialog (product-rules#validation), all of them required. Skills are comma-separated
 * text.
 */
export const profileForm = z.object({
  name: nameInput,
  skills: skillsInput,
  seniority: seniorityInput,
  maxCapacity: maxCapacityInput,
  department: departmentInput,
});

/** The role determines which fields a user may change. A manager has only name and department. */
export const profileBody = updateBody(profileForm.shape);
export type ProfileBody = z.input<typeof profileBody>;

const ownUser = success(z.object({ user: userSchema }));

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  roles: 'public',
  status: 201,
  body: registerBody,
  response: signedIn,
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED', 'REGISTRATION_REFUSED'],
});

export const renew = endpoint({
  method: 'POST',
  path: RENEW_PATH,
  summary: 'Continue this session with a new token, up to 12 hours after signing in',
  roles: ROLES,
  status: 200,
  response: signedIn,
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: LOGOUT_PATH,
  summary: 'End this session and revoke its tokens',
  roles: ROLES,
  status: 200,
  response: success(z.object({})),
  allowedBeforePasswordChange: true,
  errors: [],
});

export const getProfile = endpoint({
  method: 'GET',
  path: PROFILE_PATH,
  summary: 'The signed-in user',
  roles: ROLES,
  status: 200,
  response: ownUser,
  allowedBeforePasswordChange: true,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: PROFILE_PATH,
  summary: 'Update your own profile',
  roles: ROLES,
  status: 200,
  body: profileBody,
  response: changed(z.object({ user: userSchema })),
  errors: ['CONFLICT'],
});
