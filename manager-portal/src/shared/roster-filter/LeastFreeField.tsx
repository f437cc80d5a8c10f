import { NumberField } from '@erm/ui-kit/fields';
import { useState } from 'react';
import { isLeastFree, LEAST_FREE, type RosterFilter } from './roster-filter';

interface LeastFreeFieldProps {
  label: string;
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
}

/** Minimum free capacity. Invalid input is kept out of the URL. */
export function LeastFreeField({ label, filter, onChange }: LeastFreeFieldProps) {
  const [draft, setDraft] = useState<{ min: number | null } | null>(null);
  return (
    <NumberField
      label={label}
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
