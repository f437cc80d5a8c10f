import type { CapacityCheck } from './check-capacity';

/** At the field, in short; why, and what to do, stands in the note. */
export function capacityError(
  check: CapacityCheck | null,
  serverRefusal: string | undefined,
): string | undefined {
  if (check?.refusal) return `Only ${check.refusal.remaining}% remaining in these dates`;
  return serverRefusal === undefined ? undefined : 'More than what is remaining in these dates';
}
