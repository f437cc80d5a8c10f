import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { deletedSchema, listQuery, listSuccess, success } from './envelope';
import { invitationOfferSchema } from './invitation-links';
import { roleInput } from './roles';
import { idInput } from './text';
import { newEmailInput } from './credentials';
import { nameInput } from './person-inputs';

export {
  acceptInvitation,
  acceptInvitationBody,
  lookupInvitation,
  type InvitationOffer,
} from './invitation-links';

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How long the setup link of a database without managers can be used. */
export const SETUP_HOURS = 24;

/** The path of an invitation's link, with the token as its fragment, which browsers never send to a server. */
export const invitationPath = (token: string): string => `/invitation#${token}`;

const { role, name, invitedBy, expiresAt } = invitationOfferSchema.shape;

/** A pending invitation. Its link is shown only once, to the manager who creates it. */
export const invitationSchema = z.object({
  _id: z.string(),
  role,
  email: z.string(),
  name,
  invitedBy,
  /** ISO 8601 in UTC, like `expiresAt`. */
  createdAt: z.string(),
  expiresAt,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const createInvitationBody = z.strictObject({
  role: roleInput,
  email: newEmailInput,
  name: z.optional(nameInput),
});
export type CreateInvitationBody = z.input<typeof createInvitationBody>;

export const invitationParams = z.object({ id: idInput('id') });

/** `q` searches the email. */
export const listInvitationsQuery = listQuery(['created', 'email']);

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'List pending invitations, newest first',
  roles: ['manager'],
  status: 200,
  query: listInvitationsQuery,
  response: listSuccess(z.object({ invitations: z.array(invitationSchema) })),
  errors: ['BAD_CURSOR'],
});

/**
 * A second invitation replaces the first one of the same email. Repeating the request is therefore safe, and its
 * response is never stored, because it contains the link.
 */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invite a manager or an engineer by a link, which is returned only here; replaces an earlier one',
  roles: ['manager'],
  status: 200,
  body: createInvitationBody,
  response: success(
    z.object({
      invitation: invitationSchema,
      /** The link, relative to the origin of the site. */
      url: z.string(),
    }),
  ),
  errors: ['EMAIL_TAKEN'],
});

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Revoke an invitation',
  roles: ['manager'],
  status: 200,
  params: invitationParams,
  response: deletedSchema,
  errors: ['NOT_FOUND'],
});
