import { lookupInvitation, type InvitationOffer } from '@erm/contracts/invitation-links';
import { ApiError, type Transport } from '@erm/portal-sdk';
import { useEffect, useState } from 'react';
import { useServices } from '../services/services';
import { fieldsOf } from '../page/read-user';
import { callApi, textOf } from './call-api';

export type InvitationState =
  | { status: 'loading' }
  | { status: 'ready'; offer: InvitationOffer }
  /** The link does not work, and never will. */
  | { status: 'invalid'; reason: string }
  | { status: 'failed'; cause: string };

/** Looks up the invitation of a token. */
export function useInvitation(token: string) {
  const { transport } = useServices();
  const [state, setState] = useState<InvitationState>({ status: 'loading' });
  useEffect(() => void lookUp(transport, token).then(setState), [transport, token]);
  return {
    state,
    retry() {
      setState({ status: 'loading' });
      void lookUp(transport, token).then(setState);
    },
    reject: (reason: string) => setState({ status: 'invalid', reason }),
  };
}

async function lookUp(transport: Transport, token: string): Promise<InvitationState> {
  try {
    const { invitation } = await callApi(transport, lookupInvitation, { token });
    return { status: 'ready', offer: readOffer(invitation) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'INVITATION_INVALID') return { status: 'invalid', reason: error.message };
    return { status: 'failed', cause: error.message };
  }
}

function readOffer(invitation: unknown): InvitationOffer {
  const { role, email, name, invitedBy, expiresAt } = fieldsOf(invitation);
  return {
    role: role === 'manager' || role === 'engineer' ? role : 'other',
    email: textOf(email),
    name: textOf(name),
    invitedBy: textOf(invitedBy),
    expiresAt: textOf(expiresAt) ?? '',
  };
}
