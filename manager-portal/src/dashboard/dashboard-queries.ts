import { listAssignments } from '@erm/contracts/assignments';
import { listEngineers } from '@erm/contracts/engineers';
import { listProjects } from '@erm/contracts/projects';
import { getUtilization } from '@erm/contracts/utilization';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../data/query-keys';

const TOP = 5;

/** All of the dashboard's data, requested in parallel. The counts are the totals of short pages. */
export function useDashboard() {
  const api = useApi();
  const engineers = useQuery({
    queryKey: [queryKeys.engineers, 'top'],
    queryFn: ({ signal }) =>
      api.call(listEngineers, { query: { limit: TOP, sort: '-availableCapacity' }, signal }),
  });
  const projects = useQuery({
    queryKey: [queryKeys.projects, 'top'],
    queryFn: ({ signal }) => api.call(listProjects, { query: { limit: TOP }, signal }),
  });
  const activeProjects = useQuery({
    queryKey: [queryKeys.projects, 'active'],
    queryFn: ({ signal }) => api.call(listProjects, { query: { limit: 1, status: 'active' }, signal }),
  });
  const assignments = useQuery({
    queryKey: [queryKeys.assignments, 'all'],
    queryFn: ({ signal }) => api.call(listAssignments, { query: { limit: 1 }, signal }),
  });
  const activeAssignments = useQuery({
    queryKey: [queryKeys.assignments, 'active'],
    queryFn: ({ signal }) => api.call(listAssignments, { query: { limit: 1, status: 'active' }, signal }),
  });
  const utilization = useQuery({
    queryKey: [queryKeys.utilization],
    queryFn: ({ signal }) => api.call(getUtilization, { signal }),
  });
  return { engineers, projects, activeProjects, assignments, activeAssignments, utilization };
}

export type DashboardQueries = ReturnType<typeof useDashboard>;
