import { getEngineerCapacity, type EngineerCapacity } from '@erm/contracts/engineers';
import { ApiError, useApi, useSession } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

export type CapacityAssignment = EngineerCapacity['assignments'][number];

/** What a request for a profile without an id would be refused with (product-rules#engineer-screens). */
const missingUserId = () =>
  new ApiError({ status: 400, code: 'MISSING_USER_ID', message: 'User ID is required' });

/** The signed-in engineer's capacity with all of their assignments, running ones first. */
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

/** The assignments that run today. */
export function activeAssignments({ assignments }: EngineerCapacity): CapacityAssignment[] {
  return assignments.filter(({ status }) => status === 'active');
}

/** How many projects the running assignments belong to. */
export function countActiveProjects(engineer: EngineerCapacity): number {
  return new Set(activeAssignments(engineer).map(({ projectId, _id }) => projectId?._id ?? _id)).size;
}
