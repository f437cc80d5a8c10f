import { errorText, useLazyDialog, useSession } from '@erm/portal-sdk';
import { ErrorState } from '@erm/ui-kit/core';
import { Page, PageHeader, Panel } from '@erm/ui-kit/layout';
import { ProfileCard } from '../features/profile/ProfileCard';
import { LazyTimeline } from '../features/timeline/LazyTimeline';
import { ActiveAssignments } from '../features/workload/ActiveAssignments';
import { ActivityCard } from '../features/workload/ActivityCard';
import { useOwnCapacity } from '../features/workload/capacity-queries';
import { LoadingAssignments, LoadingCards } from '../features/workload/LoadingCards';
import { WorkloadCard } from '../features/workload/WorkloadCard';
import { Cards, Wide } from './DashboardPage.styles';

const loadEditProfile = async () => (await import('../features/profile/EditProfileDialog')).EditProfileDialog;

export function DashboardPage() {
  const { user } = useSession();
  const editing = useLazyDialog(loadEditProfile);
  const capacity = useOwnCapacity();
  const engineer = capacity.data;
  return (
    <Page>
      <PageHeader
        title={`Welcome back, ${user.name}!`}
        subtitle="Here's an overview of your current assignments and workload"
      />
      <Cards aria-busy={capacity.isPending}>
        <ProfileCard user={user} onEdit={editing.open} />
        {engineer && (
          <>
            <WorkloadCard engineer={engineer} />
            <ActivityCard engineer={engineer} />
            <Wide>
              <ActiveAssignments engineer={engineer} />
            </Wide>
          </>
        )}
        {capacity.isPending && (
          <>
            <LoadingCards />
            <Wide>
              <LoadingAssignments />
            </Wide>
          </>
        )}
        {(engineer || capacity.isPending) && (
          <Wide>
            <LazyTimeline engineer={engineer} />
          </Wide>
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
