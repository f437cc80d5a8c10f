import type { CapacityAssignment, EngineerCapacity } from '@erm/contracts/engineers';
import { engineerCapacityQuery } from '@erm/portal-kit';
import { ApiError, useApi, useSession } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The error for a profile without an ID, in place of a request (product-rules#engineer-screens). */
const missingUserId = () =>
  new ApiError({ status: 400, code: 'MISSING_USER_ID', message: 'User ID is required' });

/** Loads the signed-in engineer's capacity with all of their assignments, active ones first. */
export function useOwnCapacity() {
  const api = useApi();
  const { user } = useSession();
  const { queryKey, queryFn } = engineerCapacityQuery(api, user._id);
  return useQuery({
    queryKey,
    queryFn: (context) => (user._id === '' ? Promise.reject(missingUserId()) : queryFn(context)),
  });
}

/** Filters the assignments that are active today. */
export function activeAssignments({ assignments }: EngineerCapacity): CapacityAssignment[] {
  return assignments.filter(({ status }) => status === 'active');
}

/** Counts the projects of the active assignments. */
export function countActiveProjects(engineer: EngineerCapacity): number {
  return new Set(activeAssignments(engineer).map(({ projectId, _id }) => projectId?._id ?? _id)).size;
}
