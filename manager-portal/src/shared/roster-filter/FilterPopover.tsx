import { Button, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import { Fields } from './Filter.styles';

export interface FilterPopoverProps {
  /** The button that opens it. */
  anchor: HTMLElement;
  /** How many conditions are set. */
  count: number;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a view, at their button. */
export function FilterPopover({ anchor, count, onClear, onClose, children }: FilterPopoverProps) {
  return (
    <Popover
      open
      anchor={anchor}
      label="Filter"
      placement="bottom-end"
      // All fields of the longest one are in sight where the window is high enough.
      style={{ maxHeight: 'min(560px, calc(100dvh - 16px))' }}
      onOpenChange={(open) => !open && onClose()}
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
