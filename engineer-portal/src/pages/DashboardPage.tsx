import { LazyNotConnected, useLazyDialog, usePageTitle } from '@erm/portal-kit';
import { errorText, useSession } from '@erm/portal-sdk';
import { createLoadable, ErrorState } from '@erm/ui-kit/core';
import { Page, PageHeader, Panel } from '@erm/ui-kit/layout';
import { useOwnCapacity } from '../data/capacity-queries';
import { ProfileCard } from '../profile/ProfileCard';
import { LazyTimeline } from '../timeline/LazyTimeline';
import { ActiveAssignments } from '../workload/ActiveAssignments';
import { ActivityCard } from '../workload/ActivityCard';
import { WorkloadCard } from '../workload/WorkloadCard';
import { ActiveAssignmentsSkeleton, WorkloadSkeleton } from '../workload/WorkloadSkeleton';
import { Cards, Wide } from './DashboardPage.styles';

const editProfileDialog = createLoadable(
  async () => (await import('../profile/EditProfileDialog')).EditProfileDialog,
);

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const editing = useLazyDialog(editProfileDialog);
  const capacity = useOwnCapacity();
  const engineer = capacity.data;
  return (
    <Page>
      <PageHeader
        title={`Welcome back, ${user.name}!`}
        subtitle="Here's an overview of your current assignments and workload"
      />
      <LazyNotConnected />
      <Cards aria-busy={capacity.isPending}>
        <ProfileCard user={user} onEdit={editing.open} />
        {engineer && (
          <>
            <WorkloadCard engineer={engineer} />
            <ActivityCard engineer={engineer} />
            <Wide>
              <ActiveAssignments engineer={engineer} />
            </Wide>
            <Wide>
              <LazyTimeline engineer={engineer} />
            </Wide>
          </>
        )}
        {capacity.isPending && (
          <>
            <WorkloadSkeleton />
            <Wide>
              <ActiveAssignmentsSkeleton />
            </Wide>
            <Wide>
              <LazyTimeline engineer={undefined} />
            </Wide>
          </>
        )}
        {!engineer && capacity.error && (
          <Panel padded>
            <ErrorState
              title="Error loading capacity data"
              cause={errorText(capacity.error, 'Please try again later')}
              onRetry={() => void capacity.refetch()}
            />
          </Panel>
        )}
      </Cards>
      {editing.Dialog && (
        <editing.Dialog user={user} currentAllocation={engineer?.currentAllocation} onClose={editing.close} />
      )}
    </Page>
  );
}
