import { ERROR_TEXT } from '@erm/contracts/errors';
import {
  createInvitationBody,
  INVITATION_DAYS,
  invitationPath,
  type createInvitation,
  type listInvitations,
} from '@erm/contracts/invitations';
import { updateManagerBody, type listManagers, type updateManager } from '@erm/contracts/managers';
import { failure, success, deleteRecord, updateRecord } from './responses';
import { memoryList } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';

const DAY_MS = 86_400_000;

/** Handlers for the other managers and the invitations. */
export function accessHandlers({ records, user, nextId }: MemoryState): MemoryHandlers {
  const { managers, invitations } = records;
  return {
    'GET managers': ({ query }) => {
      const { rows, page } = memoryList(managers, query, {
        text: ({ name, email }) => `${name}\n${email}`,
        order: (row, field) => row[field as 'name'],
      });
      return success<typeof listManagers>({ success: true, data: { managers: rows }, page });
    },
    'PUT managers': ({ id, body }) => {
      const update = updateManagerBody.parse(body);
      if (id === user.id) return failure('FORBIDDEN', 'You cannot disable your own account');
      return updateRecord(managers, id, update, (manager) =>
        success<typeof updateManager>({ success: true, data: { manager } }),
      );
    },
    'GET invitations': ({ query }) => {
      const { rows, page } = memoryList(invitations, query, {
        text: ({ email }) => email,
        order: (row) => row.createdAt,
      });
      return success<typeof listInvitations>({ success: true, data: { invitations: rows }, page });
    },
    'POST invitations': ({ body }) => {
      const { role, email, name = null } = createInvitationBody.parse(body);
      if ([...managers, ...records.engineers].some((account) => account.email === email)) {
        const message = ERROR_TEXT.emailTaken;
        return failure('EMAIL_TAKEN', message, [{ path: 'email', message }]);
      }
      const now = Date.now();
      const invitation = {
        _id: nextId(),
        role,
        email,
        name,
        invitedBy: user.name,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + INVITATION_DAYS * DAY_MS).toISOString(),
      };
      const earlier = invitations.findIndex((pending) => pending.email === email);
      if (earlier >= 0) invitations.splice(earlier, 1);
      invitations.unshift(invitation);
      const url = invitationPath(`token-of-${email}`);
      return success<typeof createInvitation>({ success: true, data: { invitation, url } });
    },
    'DELETE invitations': ({ id }) => deleteRecord(invitations, id),
  };
}
