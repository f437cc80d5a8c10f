import { subjectOf } from '@erm/portal-kit/changes';
import { Button, Stack } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { Dialog } from '@erm/ui-kit/overlay';
import { keepClear } from '@erm/ui-kit/styles';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { HistorySubject } from './history-subject';
import { HistoryList } from './HistoryList';
import { useShownChanges } from './use-shown-changes';

const Side = styled(Dialog)`
  block-size: 100%;
  justify-self: end;
`;

interface HistoryPanelProps {
  /** The one thing whose history is shown; null for everything. */
  subject: HistorySubject | null;
  onClose: () => void;
}

/** Who has changed what, and the chance to undo it. */
export function HistoryPanel({ subject, onClose }: HistoryPanelProps) {
  const { changes, select } = useShownChanges(subject);
  const dialog = useRef<HTMLDivElement>(null);
  const latest = changes.rows[0];
  return (
    <Side
      ref={dialog}
      open
      inAddress
      size="confirm"
      title="History"
      {...(subject && latest && { description: subjectOf(latest) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4} {...keepClear('end')}>
        {!subject && <Select label="Show" labelHidden {...select} />}
        <HistoryList changes={changes} ofOne={subject !== null} onRetry={() => dialog.current?.focus()} />
      </Stack>
    </Side>
  );
}
