import type { Invitation } from '@erm/contracts/invitations';
import { formatMoment, ListTable, type List } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { Badge, CutText, type Column } from '@erm/ui-kit/data';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

const columns: Column<Invitation>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <CutText lines={1} translate="no">
        {email}
      </CutText>
    ),
    share: 40,
    width: '184px',
    rowHeader: true,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <Badge>{capitalize(role)}</Badge>,
    phoneLabel: false,
  },
  {
    id: 'invitedBy',
    header: 'Invited by',
    cell: ({ invitedBy }) => <CutText>{invitedBy ?? 'Command line'}</CutText>,
    share: 24,
    width: '96px',
    phonePlace: 'start',
  },
  {
    id: 'expiresAt',
    header: 'Expires',
    cell: ({ expiresAt }) => formatMoment(expiresAt),
    nowrap: true,
    phonePlace: 'end',
  },
];

interface InvitationsTableProps {
  invitations: List<Invitation>;
  onRevoke: (invitation: Invitation) => void;
  empty: ReactNode;
}

export function InvitationsTable({ invitations, onRevoke, empty }: InvitationsTableProps) {
  return (
    <ListTable
      list={invitations}
      label="Pending invitations"
      columns={columns}
      rowMenuLabel={({ email }) => `Actions for ${email}`}
      rowMenu={(invitation) => [
        {
          label: 'Revoke',
          icon: <Trash2 size={16} aria-hidden="true" />,
          danger: true,
          onSelect: () => onRevoke(invitation),
        },
      ]}
      loadingText="Loading invitations..."
      empty={empty}
      unit={['invitation', 'invitations']}
    />
  );
}
