import { NumberField, Select } from '@erm/ui-kit/fields';
import { useState } from 'react';
import { useRosterFilters } from '../../data/planning-queries';
import { PinField, type PinFieldProps } from '../PinField';
import { CommonFilterFields } from '../CommonFilterFields';
import { FilterPopover, type FilterPopoverProps } from './FilterPopover';
import { isLeastFree, LEAST_FREE, NO_FILTER, type RosterFilter } from './roster-filter';

const ONLY = [
  { value: '', label: 'Everyone' },
  { value: 'over', label: 'Only over capacity' },
  { value: 'free', label: 'Only with free capacity' },
];

export interface FilterFieldsProps extends Omit<FilterPopoverProps, 'onClear' | 'children'> {
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
  /** Where a project can be pinned here. */
  pin?: PinFieldProps | false;
  /** Label of the minimum: "Free today, at least". */
  freeLabel: string;
}

/** Filter fields of a view of engineers. */
export function FilterFields({ filter, onChange, pin, freeLabel, ...popover }: FilterFieldsProps) {
  return (
    <FilterPopover {...popover} onClear={() => onChange(NO_FILTER)}>
      {pin && <PinField {...pin} />}
      <CommonFilterFields
        filter={filter}
        onChange={onChange}
        skillsLabel="Skills"
        skills={useRosterFilters().data?.skills}
      />
      <Select
        label="Show"
        options={ONLY}
        value={filter.only ?? ''}
        onChange={(only) =>
          onChange({ ...filter, only: only === 'over' || only === 'free' ? only : undefined })
        }
      />
      {filter.only === 'free' && <LeastFreeField freeLabel={freeLabel} filter={filter} onChange={onChange} />}
    </FilterPopover>
  );
}

/** Minimum free capacity. Invalid input is kept out of the URL. */
function LeastFreeField({
  freeLabel,
  filter,
  onChange,
}: Pick<FilterFieldsProps, 'freeLabel' | 'filter' | 'onChange'>) {
  const [draft, setDraft] = useState<{ min: number | null } | null>(null);
  return (
    <NumberField
      label={freeLabel}
      min={LEAST_FREE}
      max={100}
      step={5}
      suffix="%"
      value={draft ? draft.min : filter.min}
      onChange={(min) => {
        setDraft(isLeastFree(min) ? null : { min });
        if (isLeastFree(min)) onChange({ ...filter, min });
      }}
      error={draft ? `From ${LEAST_FREE} to 100` : undefined}
    />
  );
}
