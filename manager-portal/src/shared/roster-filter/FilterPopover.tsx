import { Button, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fields } from './Filter.styles';

interface FilterPopoverProps {
  /** How many conditions are set. */
  count: number;
  onClear: () => void;
  /** The fields, rendered only while it is open. */
  children: ReactNode;
}

/** The button that opens the filters of a view, and says how many are set. */
export function FilterPopover({ count, onClear, children }: FilterPopoverProps) {
  return (
    <Popover
      label="Filter"
      placement="bottom-end"
      trigger={
        <Button icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
      }
    >
      <Fields>
        <Stack gap={4}>
          {children}
          {count > 0 && (
            <Button size="sm" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </Stack>
      </Fields>
    </Popover>
  );
}
