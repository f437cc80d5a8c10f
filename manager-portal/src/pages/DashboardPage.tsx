import { LazyNotConnected, useToday, usePageTitle } from '@erm/portal-kit';
import { LoadingText, Stack } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { styled } from 'styled-components';
import { paths } from '../app/paths';
import { dashboardFailures } from '../dashboard/dashboard-failures';
import { useDashboard } from '../dashboard/dashboard-queries';
import { AlarmLine } from '../dashboard/AlarmLine.styles';
import { DashboardError } from '../dashboard/DashboardError';
import { DashboardStats } from '../dashboard/DashboardStats';
import { OverCapacityLine } from '../dashboard/OverCapacityLine';
import { RecentProjects } from '../dashboard/RecentProjects';
import { SoonPanels } from '../dashboard/SoonPanels';
import { TeamUtilization } from '../dashboard/TeamUtilization';
import { TopPanel } from '../dashboard/TopPanel';
import { RecentProjectsSkeleton, TeamUtilizationSkeleton } from '../dashboard/TopRowsSkeleton';

const Panels = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);

  /* With the side bar, two columns would be too narrow for their rows. */
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export function DashboardPage() {
  usePageTitle('Dashboard');
  const today = useToday();
  const queries = useDashboard();
  const { engineers, projects, utilization } = queries;
  const isLoading = Object.values(queries).some(({ isPending }) => isPending);
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        subtitle={`Team utilization and projects as of ${formatDay(today, 'weekday')}`}
      />
      <LazyNotConnected />
      <Stack gap={4}>
        <DashboardError failures={dashboardFailures(queries)} />
        <DashboardStats queries={queries} />
        <AlarmLine>
          {isLoading ? (
            <LoadingText>Loading dashboard data...</LoadingText>
          ) : (
            utilization.data && <OverCapacityLine overAllocated={utilization.data.data.overAllocated} />
          )}
        </AlarmLine>
        <SoonPanels utilization={utilization} />
        <Panels>
          <TopPanel
            title="Team Utilization"
            more={{ to: paths.engineers, label: 'All engineers' }}
            about="“% Free” is the capacity not assigned today. “Available from” is the day the last assignment ends; there may be free time before then."
            query={engineers}
            failed="Failed to fetch engineers"
            skeleton={<TeamUtilizationSkeleton />}
          >
            {({ data }) => <TeamUtilization engineers={data.engineers} />}
          </TopPanel>
          <TopPanel
            title="Recent Projects"
            more={{ to: paths.projects, label: 'All projects' }}
            query={projects}
            failed="Failed to fetch projects"
            skeleton={<RecentProjectsSkeleton />}
          >
            {({ data }) => <RecentProjects projects={data} />}
          </TopPanel>
        </Panels>
      </Stack>
    </Page>
  );
}
