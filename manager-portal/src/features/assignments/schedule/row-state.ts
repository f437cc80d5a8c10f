import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { HEAD, type Lanes } from '@erm/portal-kit/planning';

/** A row with the cells after its head. */
export interface RowOfCells {
  cells: readonly { _id: string }[];
}

/** The cell of a row that Tab reaches. The head stands in for one that is gone. */
export function reachable({ cells }: RowOfCells, cell: string): string {
  return cells.some(({ _id }) => _id === cell) ? cell : HEAD;
}

/** Which of some assignments a row has, separated by spaces, so that the row is rendered only if they change. */
export function idsIn({ bars }: Lanes<ScheduleAssignment>, ids: ReadonlySet<string>): string {
  return ids.size === 0 ? '' : bars.flatMap(({ bar }) => (ids.has(bar._id) ? bar._id : [])).join(' ');
}
