import {
  createInvitation,
  deleteInvitation,
  type CreateInvitationBody,
  type Invitation,
} from '@erm/contracts/invitations';
import { updateManager, type Manager } from '@erm/contracts/managers';
import { useSave } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { accessKeys } from './access-queries';

/** An invitation with its link, which the server returns only once. */
export interface NewInvitation {
  invitation: Invitation;
  /** Relative to the origin of the site. */
  url: string;
}

export function useInvite(onInvited: (invited: NewInvitation) => void) {
  const api = useApi();
  return useSave({
    save: (body: CreateInvitationBody) => api.call(createInvitation, { body }),
    saved: 'Invitation created',
    failed: 'Failed to create invitation. Please try again.',
    invalidates: [[accessKeys.invitations]],
    onSuccess: ({ data }) => onInvited(data),
  });
}

export function useRevokeInvitation(id: string) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(deleteInvitation, { params: { id } }),
    saved: 'Invitation revoked',
    failed: 'Failed to revoke invitation. Please try again.',
    invalidates: [[accessKeys.invitations]],
  });
}

/** Disables a manager, or enables one who is disabled. */
export function useSwitchManager({ _id: id, version, disabled }: Manager) {
  const api = useApi();
  return useSave<void, unknown>({
    save: () => api.call(updateManager, { params: { id }, body: { disabled: !disabled, version } }),
    saved: disabled ? 'Manager enabled' : 'Manager disabled',
    failed: `Failed to ${disabled ? 'enable' : 'disable'} manager. Please try again.`,
    // Disabling a manager revokes their invitations.
    invalidates: [[accessKeys.managers], [accessKeys.invitations]],
  });
}
