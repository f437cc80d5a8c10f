import type { Assignment } from '@erm/contracts/assignments';

/** Who is assigned, also when that person is deleted (spec §2). */
export function engineerName({ engineerId }: Assignment): string {
  return engineerId?.name ?? 'Deleted Engineer';
}

/** To what, also when that project is deleted (spec §2). */
export function projectName({ projectId }: Assignment): string {
  return projectId?.name ?? 'Deleted Project';
}
