import { subjectOf } from '@erm/portal-kit/changes';
import { Button, Stack } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { Dialog } from '@erm/ui-kit/overlay';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useChanges, type ChangeFilter } from '../../data/change-queries';
import type { HistorySubject } from './history-subject';
import { HistoryList } from './HistoryList';

const Side = styled(Dialog)`
  block-size: 100%;
  justify-self: end;
`;

/** One of the server's entities, or whose changes. */
const FILTERS: { value: string; label: string; filter: ChangeFilter }[] = [
  { value: 'everything', label: 'Everything', filter: {} },
  { value: 'assignments', label: 'Assignments', filter: { entity: 'assignment' } },
  { value: 'projects', label: 'Projects', filter: { entity: 'project' } },
  { value: 'engineers', label: 'Engineers', filter: { entity: 'user' } },
  { value: 'mine', label: 'Mine', filter: { mine: 'true' } },
];

interface HistoryPanelProps {
  /** The one thing whose history is shown; null for everything. */
  subject: HistorySubject | null;
  onClose: () => void;
}

/** Who has changed what, and the chance to undo it. */
export function HistoryPanel({ subject, onClose }: HistoryPanelProps) {
  const [shown, setShown] = useState('everything');
  const chosen = FILTERS.find(({ value }) => value === shown)?.filter ?? {};
  const changes = useChanges(subject ? { entityId: subject.id } : chosen);
  const dialog = useRef<HTMLDivElement>(null);
  const latest = changes.rows[0];
  return (
    <Side
      ref={dialog}
      open
      size="confirm"
      title="History"
      {...(subject && latest && { description: subjectOf(latest) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        {!subject && <Select label="Show" labelHidden options={FILTERS} value={shown} onChange={setShown} />}
        <HistoryList changes={changes} ofOne={subject !== null} onRetry={() => dialog.current?.focus()} />
      </Stack>
    </Side>
  );
}
