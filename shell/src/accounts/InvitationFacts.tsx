import type { InvitationOffer } from '@erm/contracts/invitation-links';
import { Facts, capitalize } from '@erm/ui-kit/core';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The terms of an invitation link: the role, from whom, and until when. */
export function InvitationFacts({ offer: { role, invitedBy, expiresAt } }: { offer: InvitationOffer }) {
  const facts = [
    { term: 'Role', value: capitalize(role) },
    ...(invitedBy === null ? [] : [{ term: 'Invited by', value: invitedBy }]),
    { term: 'Valid until', value: moment.format(new Date(expiresAt)) },
  ];
  return <Facts items={facts} />;
}
