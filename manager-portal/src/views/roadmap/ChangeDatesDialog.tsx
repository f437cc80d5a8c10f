import { applyBatch, MAX_OPERATIONS, projectDatesBody, type ApplyBatchBody } from '@erm/contracts/batches';
import { isCalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import { daysMoved } from '@erm/contracts/project-dates';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { FormDialog, useBaseVersion, useSave, useSchemaForm } from '@erm/portal-kit';
import { errorText, useApi } from '@erm/portal-sdk';
import { ErrorState, LoadingText, Note, RadioCards } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { FormDateField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { allQueryKeys } from '../../data/query-keys';
import { DateEffects } from './DateEffects';
import { effectsOf, operationsOf, overloadedBy } from './date-plan';
import { useProjectAssignments, useProjectSchedule } from '../../projects/project-staff-queries';

interface ChangeDatesDialogProps {
  project: RoadmapProject;
  /** The dates it was dropped at, if it was dragged. */
  dates?: DaySpan | undefined;
  onClose: () => void;
}

const CHOICES = [
  { value: 'move', label: 'Move its assignments too' },
  { value: 'leave', label: 'Leave assignments where they are' },
];

/** Changes a project's dates after previewing the effects on its assignments. */
export function ChangeDatesDialog({ project, dates, onClose }: ChangeDatesDialogProps) {
  const { _id, name, startDate, endDate } = project;
  const [isMove] = useState(dates !== undefined && daysMoved(project, dates) !== 0);
  const title = isMove ? 'Move Project' : 'Change Dates';
  const save = useChangeDates(name, isMove ? 'Project moved' : 'Dates changed');
  const version = useBaseVersion(project.version, save.error);
  const [choice, setChoice] = useState('move');
  const form = useSchemaForm(projectDatesBody, dates ?? { startDate, endDate });
  const { control } = form;
  const after = validDates(useWatch({ control }));
  const assignments = useProjectAssignments(_id);
  const around = after && {
    startDate: after.startDate < startDate ? after.startDate : startDate,
    endDate: after.endDate > endDate ? after.endDate : endDate,
  };
  const schedule = useProjectSchedule(_id, around);

  const isWhole = after !== null && daysMoved(project, after) !== 0;
  const effects = after && assignments.data && effectsOf(project, after, assignments.data, choice === 'move');
  const isUnchanged = after?.startDate === startDate && after.endDate === endDate;
  const based = { ...project, version };
  const operations = after && effects ? operationsOf(based, after, effects) : [];
  const overloaded = effects && schedule.data ? overloadedBy(operations, based, effects, schedule.data) : [];
  const isTooMuch = operations.length > MAX_OPERATIONS;

  return (
    <FormDialog
      title={title}
      description={`${name}, now ${formatDayRange(startDate, endDate)}`}
      edits={_id}
      submitLabel={title}
      form={form}
      save={save}
      toBody={() => ({ operations })}
      blocked={!effects || isUnchanged || isTooMuch || overloaded.length > 0 || schedule.isLoading}
      onClose={onClose}
    >
      <Grid min={220}>
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={orderError(useWatch({ control }))}
        />
        <FormDateField control={control} name="endDate" label="End Date" />
      </Grid>
      {isWhole && effects && effects.length > 0 && (
        <RadioCards
          label="Assignments"
          name="assignments"
          options={CHOICES}
          value={choice}
          onChange={setChoice}
        />
      )}
      {assignments.isPending && <LoadingText>Loading assignments...</LoadingText>}
      {assignments.error && (
        <ErrorState
          title="Failed to fetch assignments"
          cause={errorText(assignments.error, '')}
          onRetry={() => void assignments.refetch()}
        />
      )}
      {after && effects && !isUnchanged && (
        <DateEffects before={project} after={after} effects={effects} overloaded={overloaded} />
      )}
      {isTooMuch && (
        <Note tone="yellow" title={`At most ${MAX_OPERATIONS - 1} assignments can change at once`}>
          This would change {operations.length - 1}.
        </Note>
      )}
    </FormDialog>
  );
}

function useChangeDates(name: string, saved: string) {
  const api = useApi();
  return useSave({
    save: (body: ApplyBatchBody) => api.call(applyBatch, { body }),
    saved: { title: saved, description: name },
    failed: 'Failed to change the dates. Please try again.',
    // The assignments, and everything derived from them.
    invalidates: allQueryKeys,
  });
}

/** Null unless both dates are valid and in order. */
function validDates({ startDate = '', endDate = '' }: Partial<DaySpan>): DaySpan | null {
  const isValid = isCalendarDay(startDate) && isCalendarDay(endDate) && startDate <= endDate;
  return isValid ? { startDate, endDate } : null;
}

function orderError({ startDate, endDate }: Partial<DaySpan>): string | undefined {
  const areDays = isCalendarDay(startDate ?? '') && isCalendarDay(endDate ?? '');
  return areDays && !isInOrder({ startDate: startDate!, endDate: endDate! }) ? START_AFTER_END : undefined;
}
