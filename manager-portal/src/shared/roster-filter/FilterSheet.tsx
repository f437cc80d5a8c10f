import { Button, Stack } from '@erm/ui-kit/core';
import { Dialog } from '@erm/ui-kit/overlay';
import { useRef, type ReactNode } from 'react';

interface FilterSheetProps {
  choices: ReactNode;
  clear: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Filters and display options on phones. Choices apply immediately. */
export function FilterSheet({ choices, clear, onClose, children }: FilterSheetProps) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title="Filter and sort"
      actions={clear || undefined}
      onClose={onClose}
      // Focusing a field would open the on-screen keyboard over the rest.
      initialFocus={done}
      footer={
        <Button ref={done} variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        {choices}
        {children}
      </Stack>
    </Dialog>
  );
}
