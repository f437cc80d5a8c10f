import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { capitalize } from '@erm/ui-kit/core';
import { Avatar, FreeBadge } from '@erm/ui-kit/data';
import { Combobox } from '@erm/ui-kit/fields';
import { useState } from 'react';
import { useEngineers } from '../../data/engineer-queries';
import { useDebounced } from '../../shared/use-debounced';
import { pickerStatus } from './picker-status';
import { Detail, Option, OptionName, OptionTexts } from './Option.styles';

interface EngineerPickerProps {
  value: Engineer | null;
  onChange: (engineer: Engineer | null) => void;
  /** The chosen dates, once there are two that can be. */
  span: DaySpan | null;
  error: string | undefined;
}

/**
 * Chooses an engineer by name, e-mail or skill; those with the most free capacity come first, free on every day of the
 * chosen dates or, before there are any, today.
 */
export function EngineerPicker({ value, onChange, span, error }: EngineerPickerProps) {
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const searched = useDebounced(typed);
  const engineers = useEngineers({ q: searched, sort: '-availableCapacity', span });
  return (
    <Combobox
      label="Engineer"
      placeholder="Name, email or skill"
      value={value}
      onChange={onChange}
      query={query}
      onQueryChange={setQuery}
      items={engineers.rows}
      itemKey={({ _id }) => _id}
      itemLabel={({ name }) => name}
      itemIcon={({ name }) => <Avatar name={name} size={22} />}
      renderItem={(engineer) => (
        <Option>
          <Avatar name={engineer.name} size={28} />
          <OptionTexts>
            <OptionName>{engineer.name}</OptionName>
            <Detail>{position(engineer)}</Detail>
          </OptionTexts>
          <FreeBadge free={engineer.availableCapacity} />
        </Option>
      )}
      status={pickerStatus(engineers, typed, searched)}
      onRetry={engineers.error?.onRetry ?? engineers.showMore}
      onEndReached={engineers.showMore}
      emptyText="No engineers found matching your search."
      error={error}
      hint={value ? position(value) : undefined}
    />
  );
}

/** `Mid, Platform` */
function position({ seniority, department }: Engineer): string {
  return [seniority && capitalize(seniority), department].filter(Boolean).join(', ');
}
