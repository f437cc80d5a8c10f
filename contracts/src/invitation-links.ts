import { z } from 'zod/mini';
import { ownNameInput } from './auth';
import { signedIn } from './sign-in';
import { endpoint } from './endpoint';
import { success } from './envelope';
import { ROLES } from './roles';
import { openEnum } from './text';
import { emailInput, newPasswordInput } from './credentials';
import { seniorityInput } from './person-inputs';

// Separate from the managers' endpoints, because the page of a link is loaded by visitors.

const NO_TOKEN = 'token is required';
const tokenInput = z
  .string(NO_TOKEN)
  .check(z.minLength(1, NO_TOKEN), z.maxLength(200, 'token must be at most 200 characters'));

export const lookupInvitationBody = z.strictObject({ token: tokenInput });

/** The public data of an invitation. The setup link has no email, so the new manager enters it. */
export const invitationOfferSchema = z.object({
  role: openEnum(ROLES),
  /** The suggested name, null if none was given. */
  name: z.nullable(z.string()),
  /** The name of the manager who invited, at that time; null for an invitation by the command line. */
  invitedBy: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  expiresAt: z.string(),
  email: z.nullable(z.string()),
});
export type InvitationOffer = z.infer<typeof invitationOfferSchema>;

export const acceptInvitationBody = z.strictObject({
  token: tokenInput,
  name: ownNameInput,
  /** Required for the setup link. Any other invitation is for its own email, which can be omitted. */
  email: z.optional(emailInput),
  password: newPasswordInput,
  /** Stored for engineers only. */
  seniority: z.optional(seniorityInput),
});
export type AcceptInvitationBody = z.input<typeof acceptInvitationBody>;

export const lookupInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/lookup',
  summary: 'Read the invitation of a link',
  roles: 'public',
  status: 200,
  body: lookupInvitationBody,
  response: success(z.object({ invitation: invitationOfferSchema })),
  errors: ['INVITATION_INVALID'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Create the account of an invitation and sign in',
  roles: 'public',
  status: 201,
  body: acceptInvitationBody,
  response: signedIn,
  errors: ['INVITATION_INVALID', 'EMAIL_TAKEN', 'EMAIL_RESERVED'],
});
