import type { Assignment } from '@erm/contracts/assignments';

/** The engineer's name, or the label for a deleted engineer (product-rules#deletion). */
export function engineerName({ engineerId }: Assignment): string {
  return engineerId?.name ?? 'Deleted Engineer';
}

/** The project's name, or the label for a deleted project (product-rules#deletion). */
export function projectName({ projectId }: Assignment): string {
  return projectId?.name ?? 'Deleted Project';
}
