import { Button } from '@erm/ui-kit/core';
import type { RosterFilter } from './roster-filter';

interface OverFilterButtonProps {
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
}

/** Beside how many are over capacity: shows only them, or everyone again. It stays, and with it the focus. */
export function OverFilterButton({ filter, onChange }: OverFilterButtonProps) {
  const isOn = filter.only === 'over';
  return (
    <Button
      size="sm"
      style={{ flex: 'none' }}
      aria-label={isOn ? 'Show all engineers' : undefined}
      onClick={() => onChange({ ...filter, only: isOn ? undefined : 'over' })}
    >
      {isOn ? 'Show all' : 'Show over capacity'}
    </Button>
  );
}
