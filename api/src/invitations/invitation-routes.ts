import * as invitations from '@erm/contracts/invitations';
import type { ApiDeps } from '../api-deps';
import { actorOf } from '../audit/actor';
import { presentSession } from '../auth/session-presenter';
import type { InvitationDocument } from '../collections/invitation-document';
import { respondWithList } from '../http/list-stream';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { acceptInvitation } from './accept-invitation';
import { createInvitation } from './create-invitation';
import { findInvitation } from './find-invitation';
import { presentInvitation, presentOffer } from './invitation-presenter';
import { findPendingInvitations } from './invitation-repository';
import { revokeInvitation } from './revoke-invitations';

export function invitationRoutes(deps: ApiDeps): Route[] {
  const { config, db, rateLimits } = deps;
  return [
    defineRoute(invitations.listInvitations, async ({ query }) => {
      const list = await findPendingInvitations(db, query);
      const present = (rows: InvitationDocument[]) => rows.map(presentInvitation);
      return respondWithList(list, present, (rows, page) => ({ ...success({ invitations: rows }), page }));
    }),
    defineRoute(invitations.createInvitation, async (call) => {
      const issued = await createInvitation(db, actorOf(call), call.session.user, call.body);
      const url = invitations.invitationPath(issued.token);
      return success({ invitation: presentInvitation(issued.invitation), url });
    }),
    defineRoute(invitations.deleteInvitation, async (call) => {
      await revokeInvitation(db, actorOf(call), call.params.id);
      return success({ _id: call.params.id });
    }),
    defineRoute(invitations.lookupInvitation, async ({ endpoint, body: { token }, address }) => {
      const attempt = { account: `${endpoint.path} ${token}`, address };
      const invitation = await rateLimits.register(attempt, () => findInvitation(db, token));
      return success({ invitation: presentOffer(invitation) });
    }),
    defineRoute(invitations.acceptInvitation, async ({ endpoint, body, address, requestId }) => {
      const attempt = { account: `${endpoint.path} ${body.token}`, address };
      const user = await rateLimits.register(attempt, () => acceptInvitation(deps, body, requestId));
      return presentSession(config, user);
    }),
  ];
}
