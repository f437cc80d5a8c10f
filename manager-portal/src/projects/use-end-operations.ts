import { MAX_OPERATIONS } from '@erm/contracts/batches';
import { endOperations } from '@erm/contracts/end-assignments';
import { useToday } from '@erm/portal-kit';
import { isStaffed, useProjectAssignments } from './project-staff-queries';

/**
 * Operations that end a project's assignments today. Assignments of deleted engineers keep their dates, because they do
 * not count as load.
 */
export function useEndOperations(projectId: string, enabled: boolean) {
  const today = useToday();
  const { data = [], ...query } = useProjectAssignments(projectId, enabled);
  const operations = endOperations(data.filter(isStaffed), today);
  // The project is one more.
  return { query, operations, isTooMuch: operations.length >= MAX_OPERATIONS };
}
