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
  const over = utilization.data?.data.overAllocated.length;
  return (
    <StatStrip>
      <Stat
        label="Total Engineers"
        value={known(engineers, ({ page }) => count(page))}
        context={over === undefined ? undefined : over === 0 ? 'None over capacity' : `${over} over capacity`}
      />
      <Stat
        label="Active Projects"
        value={known(activeProjects, ({ page }) => count(page))}
        context={projects.data && `Of ${count(projects.data.page)} in all`}
      />
      <Stat
        label="Total Assignments"
        value={known(assignments, ({ page }) => count(page))}
        context={activeAssignments.data && `${count(activeAssignments.data.page)} running today`}
      />
      <Stat
        label="Avg Utilization"
        value={known(utilization, ({ data }) => `${data.averageAllocation}%`)}
        context={
          utilization.data && (
            <AllocationBar
              current={utilization.data.data.averageAllocation}
              max={100}
              label="Mean allocation of the team today"
              style={{ marginBlockStart: 'var(--space-1-5)' }}
            />
          )
        }
      />
    </StatStrip>
  );
}

function known<Data>({ data, isPending }: Source<Data>, value: (data: Data) => string): ReactNode {
  if (data !== undefined) return value(data);
  return isPending ? <Skeleton width={64} height={32} /> : '–';
}

function count(page: { total: number } | undefined): string {
  return page ? formatCount(page.total) : '–';
}
