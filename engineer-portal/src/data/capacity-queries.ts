import { getEngineerCapacity, type EngineerCapacity } from '@erm/contracts/engineers';
import { ApiError, useApi, useSession } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

export type CapacityAssignment = EngineerCapacity['assignments'][number];

/** The error for a profile without an ID, in place of a request (product-rules#engineer-screens). */
const missingUserId = () =>
  new ApiError({ status: 400, code: 'MISSING_USER_ID', message: 'User ID is required' });

/** Loads the signed-in engineer's capacity with all of their assignments, active ones first. */
export function useOwnCapacity() {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: [queryKeys.capacity, user._id],
    queryFn: async ({ signal }) => {
      if (user._id === '') throw missingUserId();
      const { data } = await api.call(getEngineerCapacity, { params: { id: user._id }, signal });
      return data.engineer;
    },
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
