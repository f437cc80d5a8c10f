import type { Change } from '@erm/contracts/changes';
import { ListPages, useToday, type List } from '@erm/portal-kit';
import { dayHeading } from '@erm/portal-kit/changes';
import { EmptyState, ErrorState, LoadingText, Stack } from '@erm/ui-kit/core';
import { SkeletonRows } from '@erm/ui-kit/data';
import { History } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Day, DayHeading, Entries } from './History.styles';
import { historyDays, type HistoryDay } from './history-entries';
import { HistoryItem } from './HistoryItem';
import { useNow } from './use-now';

interface HistoryListProps {
  changes: List<Change>;
  /** Whether all of them are about the same thing, which the entries need not name. */
  ofOne: boolean;
  /** Takes the focus, because the button that retries is about to go. */
  onRetry: () => void;
  /** Called with what you point at or focus, and with nothing when that ends. */
  onPoint?: (changes: readonly Change[]) => void;
}

/** The changes by day, newest first. */
export function HistoryList({ changes, ofOne, onRetry, onPoint }: HistoryListProps) {
  const now = useNow();
  if (changes.error) {
    const retry = () => {
      onRetry();
      changes.error?.onRetry();
    };
    return <ErrorState {...changes.error} onRetry={retry} />;
  }
  if (changes.loading) {
    return (
      <Stack gap={3}>
        <LoadingText>Loading the history...</LoadingText>
        <SkeletonRows rows={5} />
      </Stack>
    );
  }
  if (changes.rows.length === 0) {
    return <EmptyState icon={<History size={20} />} title="No changes recorded." />;
  }
  return (
    <div aria-busy={changes.outdated}>
      {historyDays(changes.rows, changes.showMore !== undefined).map((each) => (
        <DayOf key={each.day} {...each}>
          {each.entries.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} ofOne={ofOne} now={now} onPoint={onPoint} />
          ))}
        </DayOf>
      ))}
      <ListPages list={changes} unit={['change', 'changes']} />
    </div>
  );
}

function DayOf({ day, children }: Pick<HistoryDay, 'day'> & { children: ReactNode }) {
  const id = useId();
  const today = useToday();
  return (
    <Day aria-labelledby={id}>
      <DayHeading id={id}>{dayHeading(day, today)}</DayHeading>
      <Entries aria-labelledby={id}>{children}</Entries>
    </Day>
  );
}
