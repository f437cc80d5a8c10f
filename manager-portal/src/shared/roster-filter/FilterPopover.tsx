import { Button, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import { Fields } from './Filter.styles';
import { FilterSheet } from './FilterSheet';

export interface FilterPopoverProps {
  /** The button that opens it. */
  anchor: HTMLElement;
  /** Display options, which are in the same sheet on phones and in the toolbar elsewhere. */
  choices?: ReactNode;
  /** Number of active conditions. */
  count: number;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Filters of a view, in a popover, or in a sheet on phones. */
export function FilterPopover({ anchor, choices, count, onClear, onClose, children }: FilterPopoverProps) {
  const isPhone = useMedia(phoneQuery);
  const clear = count > 0 && (
    <Button size="sm" onClick={onClear}>
      Clear filters
    </Button>
  );
  if (isPhone)
    return (
      <FilterSheet choices={choices} clear={clear} onClose={onClose}>
        {children}
      </FilterSheet>
    );
  return (
    <Popover
      open
      anchor={anchor}
      label="Filter"
      placement="bottom-end"
      // Fits all fields of the longest filter if the window is tall enough.
      style={{ maxHeight: 'min(560px, calc(100dvh - 16px))' }}
      onOpenChange={(open) => !open && onClose()}
    >
      <Fields>
        <Stack gap={4}>
          {children}
          {clear}
        </Stack>
      </Fields>
    </Popover>
  );
}
