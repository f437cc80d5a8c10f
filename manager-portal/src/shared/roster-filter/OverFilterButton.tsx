import { Button } from '@erm/ui-kit/core';
import type { RosterFilter } from './roster-filter';

interface OverFilterButtonProps {
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
}

/** Toggles the filter for engineers over capacity. Stays mounted, and so keeps the focus. */
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
