import { WhyButton } from '@erm/portal-kit';
import { AllocationBar, formatCount, Skeleton, Stat, StatStrip } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import type { DashboardQueries } from './dashboard-queries';

interface Source<Data> {
  data: Data | undefined;
  isPending: boolean;
}

/** Four statistics, with a dash for those whose source failed. */
export function DashboardStats({ queries }: { queries: DashboardQueries }) {
  const { engineers, projects, activeProjects, assignments, activeAssignments, utilization } = queries;
  return (
    <StatStrip>
      <Stat
        label="Total Engineers"
        value={known(engineers, ({ page }) => count(page))}
        context={contextFrom(
          utilization,
          ({ data }) => `${data.overAllocated.length || 'None'} over capacity`,
        )}
      />
      <Stat
        label="Active Projects"
        value={known(activeProjects, ({ page }) => count(page))}
        context={contextFrom(projects, ({ page }) => `of ${count(page)}`)}
      />
      <Stat
        label="Total Assignments"
        value={known(assignments, ({ page }) => count(page))}
        context={contextFrom(activeAssignments, ({ page }) => `${count(page)} running today`)}
      />
      <Stat
        label="Avg Utilization"
        value={known(utilization, ({ data }) => (
          <WhyButton figure says={`${data.averageAllocation}% Avg Utilization`} engineerId={null}>
            {data.averageAllocation}%
          </WhyButton>
        ))}
        context={contextFrom(utilization, ({ data }) => (
          <AllocationBar
            current={data.averageAllocation}
            max={100}
            label="Average allocation of the team today"
            style={{ marginBlockStart: 'var(--space-1-5)' }}
          />
        ))}
      />
    </StatStrip>
  );
}

function known<Data>({ data, isPending }: Source<Data>, value: (data: Data) => ReactNode): ReactNode {
  if (data !== undefined) return value(data);
  return isPending ? <Skeleton width={64} height={32} /> : '–';
}

/** What puts a statistic in context, or the room for it. */
function contextFrom<Data>({ data, isPending }: Source<Data>, context: (data: Data) => ReactNode): ReactNode {
  if (data !== undefined) return context(data);
  return isPending ? <Skeleton width={96} height={8} style={{ marginBlock: 4 }} /> : undefined;
}

function count(page: { total: number } | undefined): string {
  return page ? formatCount(page.total) : '–';
}
