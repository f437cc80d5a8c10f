import type { Invitation } from '@erm/contracts/invitations';
import type { Manager } from '@erm/contracts/managers';
import {
  AddButton,
  LazyNotConnected,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSearch,
  useListSort,
  usePageTitle,
} from '@erm/portal-kit';
import { useSession } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader, Panel } from '@erm/ui-kit/layout';
import { MailPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { NewInvitation } from '../access/access-mutations';
import { managerSorts, useInvitations, useManagers } from '../access/access-queries';
import { InvitationLinkDialog } from '../access/InvitationLinkDialog';
import { InvitationsTable } from '../access/InvitationsTable';
import { ManagersTable } from '../access/ManagersTable';
import { RevokeInvitationDialog } from '../access/RevokeInvitationDialog';
import { SwitchManagerDialog } from '../access/SwitchManagerDialog';

const inviteDialog = createLoadable(
  async () => (await import(/* webpackChunkName: "access" */ '../access/InviteDialog')).InviteDialog,
);

/** The managers, and who has been invited. */
export function AccessPage() {
  usePageTitle('Managers and invitations');
  const search = useListSearch();
  const { order, columnSort, sortBy } = useListSort(managerSorts, 'name');
  const managers = useManagers(search.q, order);
  const invitations = useInvitations(search.q);
  const { user } = useSession();
  const inviting = useLazyDialog(inviteDialog);
  const [invited, setInvited] = useState<NewInvitation | null>(null);
  const [switched, setSwitched] = useState<Manager | null>(null);
  const [revoked, setRevoked] = useState<Invitation | null>(null);

  return (
    <Page>
      <PageHeader
        title="Managers and invitations"
        subtitle="Who can plan, and who has been invited"
        actions={<AddButton dialog={inviting}>Invite</AddButton>}
      />
      <ListToolbar
        search={search}
        label="Search managers and invitations"
        placeholder="Search by name or email..."
      />
      <LazyNotConnected />
      <Panel title="Managers" padded={false}>
        <ManagersTable
          managers={managers}
          ownId={user.id}
          sort={columnSort}
          onSort={sortBy}
          onSwitch={setSwitched}
          empty={
            <ListEmpty
              search={search}
              noMatch="No managers found matching your search."
              none="No managers yet."
              icon={<UsersRound size={20} />}
            />
          }
        />
      </Panel>
      <Panel title="Pending invitations" padded={false}>
        <InvitationsTable
          invitations={invitations}
          onRevoke={setRevoked}
          empty={
            <ListEmpty
              search={search}
              noMatch="No invitations found matching your search."
              none="No pending invitations."
              icon={<MailPlus size={20} />}
            />
          }
        />
      </Panel>
      {inviting.Dialog && <inviting.Dialog onInvited={setInvited} onClose={inviting.close} />}
      {invited && <InvitationLinkDialog invited={invited} onClose={() => setInvited(null)} />}
      {switched && <SwitchManagerDialog manager={switched} onClose={() => setSwitched(null)} />}
      {revoked && <RevokeInvitationDialog invitation={revoked} onClose={() => setRevoked(null)} />}
    </Page>
  );
}
