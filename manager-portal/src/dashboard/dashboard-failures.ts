import { errorText } from '@erm/portal-sdk';
import type { DashboardQueries } from './dashboard-queries';

/** The dashboard's sources that failed to load, each with its reason and a retry function. */
export function dashboardFailures(queries: DashboardQueries) {
  const { engineers, utilization, projects, activeProjects, assignments, activeAssignments } = queries;
  const sources = [
    { name: 'Engineers', failed: 'Failed to fetch engineers', queries: [engineers, utilization] },
    { name: 'Projects', failed: 'Failed to fetch projects', queries: [projects, activeProjects] },
    { name: 'Assignments', failed: 'Failed to fetch assignments', queries: [assignments, activeAssignments] },
  ];
  return sources.flatMap(({ name, failed, queries: parts }) => {
    const broken = parts.filter(({ isError, data }) => isError && data === undefined);
    const [first] = broken;
    if (!first) return [];
    return {
      name,
      message: errorText(first.error, failed),
      retry: () => broken.forEach((query) => void query.refetch()),
    };
  });
}
