import { averageAllocation, loadOn } from '@erm/contracts/capacity';
import type { Utilization } from '@erm/contracts/utilization';
import { presentOverloads } from '../engineers/engineer-presenter';
import { findEngineers } from '../engineers/engineer-repository';
import { findLoads } from '../engineers/load-repository';
import type { ApiDeps } from '../api-deps';

export async function getUtilization({ db, today }: Pick<ApiDeps, 'db' | 'today'>): Promise<Utilization> {
  const day = today();
  const engineers = await findEngineers(db);
  const loads = await findLoads(
    db,
    engineers.map(({ _id }) => _id),
    day,
  );
  const rows = engineers.map(({ _id, name, maxCapacity }) => {
    const id = _id.toHexString();
    const allocations = loads.get(id) ?? [];
    const overloads = presentOverloads(allocations, maxCapacity, day);
    return { _id: id, name, currentAllocation: loadOn(allocations, day), overloads };
  });
  return {
    averageAllocation: averageAllocation(rows.map(({ currentAllocation }) => currentAllocation)),
    overAllocated: rows
      .filter(({ overloads }) => overloads.length > 0)
      .map(({ _id, name, overloads }) => ({ _id, name, overloads })),
  };
}
