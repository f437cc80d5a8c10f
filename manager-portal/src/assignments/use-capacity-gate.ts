import type { DaySpan } from '@erm/contracts/calendar-day';
import { ApiError } from '@erm/portal-sdk';
import type { Save } from '@erm/portal-kit';
import { useState } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type UseFormReturn } from 'react-hook-form';
import { useEngineerCapacity } from '../data/engineer-queries';
import type { EditableAssignment } from './assignment-names';
import { checkCapacity } from './check-capacity';

/** The field that both forms share. */
interface AllocationValues {
  allocationPercentage: number;
}

interface CapacityGateOptions<Values extends AllocationValues, Output, Body> {
  form: UseFormReturn<Values, unknown, Output>;
  save: Save<Body>;
  engineerId: string | null;
  /** The dates to check, once both are valid. */
  span: DaySpan | null;
  /** The current assignment, if it is edited. */
  edited?: EditableAssignment;
}

/** Limits an allocation to the engineer's capacity with the server's rule, before and after it is sent. */
export function useCapacityGate<Values extends AllocationValues, Output, Body extends object>(
  options: CapacityGateOptions<Values, Output, Body>,
) {
  const { form, save, engineerId, span, edited } = options;
  const field = 'allocationPercentage' as FieldPath<Values>;
  const values = useWatch({ control: form.control });
  const [blockedSubmits, setBlockedSubmits] = useState(0);
  const capacity = useEngineerCapacity(engineerId);
  const allocationPercentage = values.allocationPercentage ?? 0;
  const check =
    capacity.data && span
      ? checkCapacity({ engineer: capacity.data, span, allocationPercentage, edited })
      : null;
  const serverError = capacityError(save, values);
  const serverMessage = serverError?.message;
  const weekend = check?.violation?.weekend ?? serverError?.issues.find((issue) => issue.weekend)?.weekend;
  return {
    capacity,
    check,
    allocationPercentage,
    serverMessage,
    /** Dates that fit, if only a weekend is in the way. */
    suggestedDates: span && weekend?.suggestion && changedDates(span, weekend.suggestion),
    /** A short error for the field. The note explains the reason and the remedy. */
    fieldError: check?.violation
      ? `Only ${check.violation.remaining}% remaining in these dates`
      : serverMessage && 'More than what is remaining in these dates',
    /** The engineer's remaining capacity, marked on the allocation field. */
    mark: check ? { value: check.remaining, label: `${check.remaining}% remaining` } : undefined,
    /** How many submits were blocked because they exceed the capacity. */
    blockedSubmits,
    /** Returns the body if it may be sent. Otherwise focuses the allocation and returns null. */
    admit<Sent>(body: Sent): Sent | null {
      if (!check?.violation) return body;
      form.setFocus(field);
      setBlockedSubmits((times) => times + 1);
      return null;
    },
    use(percent: number) {
      const value = percent as FieldPathValue<Values, typeof field>;
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
      // The button that was clicked disappears with the error.
      form.setFocus(field);
    },
    takeDates(dates: Partial<DaySpan>) {
      const changed = Object.entries(dates) as [FieldPath<Values>, FieldPathValue<Values, typeof field>][];
      for (const [name, day] of changed) form.setValue(name, day, { shouldDirty: true });
      // The button that was pressed disappears, and not every form has fields for its dates.
      form.setFocus(field);
      if (changed[0]) form.setFocus(changed[0][0]);
    },
  };
}

/** The days of other dates that differ from these. */
export function changedDates(span: DaySpan, { startDate, endDate }: DaySpan): Partial<DaySpan> {
  return {
    ...(startDate !== span.startDate && { startDate }),
    ...(endDate !== span.endDate && { endDate }),
  };
}

export type CapacityGate = ReturnType<typeof useCapacityGate>;

/** The server's capacity error for the last submit, until any of the submitted values changes. */
function capacityError<Body extends object>(
  { error, variables }: Save<Body>,
  values: object,
): ApiError | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CAPACITY_EXCEEDED' || !variables) return undefined;
  const current = new Map(Object.entries(values));
  const isUnchanged = Object.entries(variables).every(
    ([name, sent]) => !current.has(name) || current.get(name) === sent,
  );
  return isUnchanged ? error : undefined;
}
