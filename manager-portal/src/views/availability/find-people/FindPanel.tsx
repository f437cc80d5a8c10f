import { isCalendarDay } from '@erm/contracts/calendar-day';
import { START_AFTER_END } from '@erm/contracts/date-order';
import { MIN_FREE_ASKED } from '@erm/contracts/people-search';
import type { Project } from '@erm/contracts/projects';
import { useToday } from '@erm/portal-kit';
import { Button, SegmentedControl } from '@erm/ui-kit/core';
import { DateField, NumberField } from '@erm/ui-kit/fields';
import { useState } from 'react';
import { useRosterFilters } from '../../../data/planning-queries';
import { DepartmentsField } from '../../../shared/DepartmentsField';
import { TermsField } from '../../../shared/TermsField';
import { ProjectPicker } from '../../../shared/ProjectPicker';
import { askedFor, isPercentage, type FindParams } from './find-params';
import { Clear, Fields, SkillsAsked } from './FindPanel.styles';

const MATCHES = [
  { value: 'all', label: 'All of them' },
  { value: 'any', label: 'Any of them' },
] as const;

interface FindPanelProps {
  find: FindParams;
  project: Project | null;
}

/** Search form: skills, dates, and a percentage; optionally departments and a project. */
export function FindPanel({ find, project }: FindPanelProps) {
  const { fields, change } = find;
  const today = useToday();
  const terms = useRosterFilters().data;
  // Invalid input is kept out of the URL.
  const [draft, setDraft] = useState<{
    from?: string | undefined;
    to?: string | undefined;
    min?: number | null;
  }>({});
  const typeDay = (name: 'from' | 'to') => (text: string) => {
    const isDay = isCalendarDay(text);
    setDraft(({ [name]: _replaced, ...others }) => (isDay ? others : { ...others, [name]: text }));
    if (isDay) change({ [name]: text });
  };
  const typeMin = (min: number | null) => {
    const isValid = isPercentage(min);
    setDraft(({ min: _replaced, ...others }) => (isValid ? others : { ...others, min }));
    if (isValid) change({ min });
  };
  return (
    <Fields role="search" aria-label="Find people">
      <SkillsAsked>
        <TermsField
          label="Skills"
          placeholder="e.g. Kafka"
          emptyText="No more skills"
          optional
          options={terms?.skills}
          value={fields.skills}
          onChange={(skills) => change({ skills })}
        />
        {fields.skills.length > 1 && (
          <SegmentedControl
            label="Which of the skills"
            options={MATCHES}
            value={fields.match}
            onChange={(match) => change({ match })}
          />
        )}
      </SkillsAsked>
      <DateField label="From" value={draft.from ?? fields.from} onChange={typeDay('from')} />
      <DateField
        label="To"
        value={draft.to ?? fields.to}
        onChange={typeDay('to')}
        error={fields.from > fields.to ? START_AFTER_END : undefined}
      />
      <NumberField
        label="At least"
        min={MIN_FREE_ASKED}
        max={100}
        step={5}
        suffix="%"
        value={draft.min === undefined ? fields.min : draft.min}
        onChange={typeMin}
        error={draft.min === undefined ? undefined : `From ${MIN_FREE_ASKED} to 100`}
      />
      <ProjectPicker
        label="For project"
        optional
        value={project}
        onChange={(next) => {
          setDraft({ ...draft, from: undefined, to: undefined });
          change(next ? askedFor(next, today) : { project: undefined });
        }}
      />
      <DepartmentsField value={fields.departments} onChange={(departments) => change({ departments })} />
      <Clear>
        <Button
          variant="ghost"
          onClick={() => {
            setDraft({});
            find.clear();
          }}
        >
          Clear
        </Button>
      </Clear>
    </Fields>
  );
}
