import type { Assignment } from '@erm/contracts/assignments';

/** Who is assigned; a deleted engineer is called just that (product-rules#deletion). */
export function engineerName({ engineerId }: Assignment): string {
  return engineerId?.name ?? 'Deleted Engineer';
}

/** What they are assigned to; a deleted project is called just that (product-rules#deletion). */
export function projectName({ projectId }: Assignment): string {
  return projectId?.name ?? 'Deleted Project';
}
