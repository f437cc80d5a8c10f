import { getEngineerCapacity, type EngineerCapacity } from '@erm/contracts/engineers';
import { useApi, useSession } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';

export type CapacityAssignment = EngineerCapacity['assignments'][number];

/** Starts the key of everything that changes with the own assignments or the own maximum. */
const CAPACITY_KEY = ['capacity'];

/** The signed-in engineer's capacity with all own assignments, running first. */
export function useOwnCapacity() {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: [...CAPACITY_KEY, user._id],
    queryFn: async ({ signal }) => {
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
