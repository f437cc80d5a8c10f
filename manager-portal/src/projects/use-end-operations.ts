import { MAX_OPERATIONS } from '@erm/contracts/batches';
import { endOperations } from '@erm/contracts/end-assignments';
import { useToday } from '@erm/portal-kit';
import { isStaffed, useProjectAssignments } from './project-staff-queries';

/** What ends the assignments of a project today. Those of deleted engineers keep their dates, and are no load. */
export function useEndOperations(projectId: string, enabled: boolean) {
  const today = useToday();
  const { data = [], ...query } = useProjectAssignments(projectId, enabled);
  const operations = endOperations(data.filter(isStaffed), today);
  // The project is one more.
  return { query, operations, isTooMuch: operations.length >= MAX_OPERATIONS };
}
