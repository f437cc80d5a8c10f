import { getEngineerCapacity, type EngineerCapacity } from '@erm/contracts/engineers';
import { errorText, useApi, useSession } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

export type CapacityAssignment = EngineerCapacity['assignments'][number];

/** A profile without an id cannot be asked about (product-rules#engineer-screens). */
class MissingUserId extends Error {
  override readonly name = 'MissingUserId';
}

/** The signed-in engineer's capacity with all of their assignments, running ones first. */
export function useOwnCapacity() {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: [queryKeys.capacity, user._id],
    queryFn: async ({ signal }) => {
      if (user._id === '') throw new MissingUserId('User ID is required');
      const { data } = await api.call(getEngineerCapacity, { params: { id: user._id }, signal });
      return data.engineer;
    },
    ...(user._id === '' && { retry: false }),
  });
}

/** Why the capacity could not be read: the missing id, or the server's own sentence where it gave one (product-rules#engineer-screens). */
export function capacityFailure(error: Error): string {
  return error instanceof MissingUserId ? error.message : errorText(error, 'Please try again later');
}

/** The assignments that run today. */
export function activeAssignments({ assignments }: EngineerCapacity): CapacityAssignment[] {
  return assignments.filter(({ status }) => status === 'active');
}

/** How many projects the running assignments belong to. */
export function countActiveProjects(engineer: EngineerCapacity): number {
  return new Set(activeAssignments(engineer).map(({ projectId, _id }) => projectId?._id ?? _id)).size;
}
