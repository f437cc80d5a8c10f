import { isPlannable, unplannable } from '@erm/contracts/calendar-day';
import type { AuditDocument, AuditedState } from '../collections/audit-document';
import { ApiError } from '../errors/api-error';
import { normalizeFields } from '../stored-texts/normalize-document';

const DATES = { startDate: 'Start date', endDate: 'End date' };

/**
 * The values that undoing a change restores, adjusted to today's rules, which older records may violate: texts are
 * normalized, and days that can no longer be planned are refused.
 */
export function formerValues<Fields>({ before }: Pick<AuditDocument, 'before'>): Fields {
  const { version: _version, ...values } = before ?? {};
  assertPlannable(values);
  return normalizeFields(values) as Fields;
}

function assertPlannable(values: AuditedState): void {
  for (const [field, label] of Object.entries(DATES)) {
    const day = values[field];
    if (typeof day === 'string' && !isPlannable(day)) throw new ApiError('CONFLICT', unplannable(label));
  }
}

/** The version of a restored entity, so that an edit based on the deleted one is outdated. */
export function versionAfter({ before }: Pick<AuditDocument, 'before'>): number {
  return Number(before?.['version'] ?? 0) + 1;
}
