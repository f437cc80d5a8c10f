import type { Utilization } from '@erm/contracts/utilization';
import type { RosterUtilization } from './get-utilization';

export function presentUtilization({ overAllocated, ...figures }: RosterUtilization): Utilization {
  return {
    ...figures,
    overAllocated: overAllocated.map(({ engineer: { _id, name }, overloads }) => ({
      _id: _id.toHexString(),
      name,
      overloads,
    })),
  };
}
