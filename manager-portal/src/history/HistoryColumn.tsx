import type { Change } from '@erm/contracts/changes';
import { subjectOf } from '@erm/portal-kit/changes';
import { IconButton } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Body, Column, Filter, Head, Heading, Subject } from './HistoryColumn.styles';
import type { HistorySubject } from './history-subject';
import { HistoryList } from './HistoryList';
import { useBorrowedFocus } from './use-borrowed-focus';
import { useRings } from './use-rings';
import { useShownChanges } from './use-shown-changes';

interface HistoryColumnProps {
  /** The one thing whose history is shown; null for everything. */
  subject: HistorySubject | null;
  takesFocus: boolean;
  onClose: () => void;
}

/** The history beside a view. The view stays usable and highlights what an entry is about. */
export function HistoryColumn({ subject, takesFocus, onClose }: HistoryColumnProps) {
  const { changes, select } = useShownChanges(subject);
  const column = useRef<HTMLElement>(null);
  const heading = useId();
  const [pointedAt, setPointedAt] = useState<readonly Change[]>([]);
  useRings(pointedAt);
  useBorrowedFocus(column, takesFocus, subject?.id);
  const latest = changes.rows[0];
  return (
    <Column
      ref={column}
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // Neither a list nor a question that is open above it.
        const isOwn = event.currentTarget.contains(event.target as Node) && !event.defaultPrevented;
        if (event.key === 'Escape' && isOwn) onClose();
      }}
    >
      <Head>
        <Heading id={heading}>History</Heading>
        {!subject && (
          <Filter>
            <Select label="Show" labelHidden {...select} />
          </Filter>
        )}
        <IconButton label="Close history" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>
        {subject && latest && <Subject>{subjectOf(latest)}</Subject>}
        <HistoryList
          changes={changes}
          ofOne={subject !== null}
          onRetry={() => column.current?.focus()}
          onPoint={setPointedAt}
        />
      </Body>
    </Column>
  );
}
