import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { usePrintAll, useToday } from '@erm/portal-kit';
import { RangeNavigation, shortRange, SomeFailed } from '@erm/planning';
import { startOfColumn } from '@erm/contracts/time-columns';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { countUnits, SkeletonRows, type Unit } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { Cards, RangeBar } from '../../../shared/Cards.styles';
import { useCardArrival } from '../../../shared/use-card-arrival';
import { useFirstCard } from '../../../shared/use-first-card';
import { AgendaScale } from './AgendaScale';
import { More } from './Agenda.styles';
import { turnAgenda } from './agenda-texts';
import type { useBeginningRow } from './use-beginning-row';

interface AgendaPageProps {
  label: string;
  days: DaySpan;
  goTo: (from: CalendarDay) => void;
  /** IDs of the cards shown, and of how many; undefined while they are loading. */
  ids: readonly string[];
  total: number | undefined;
  first: ReturnType<typeof useBeginningRow>;
  unit: Unit;
  /** Loads the cards again that could not be loaded, if there are any. */
  retryFailed: (() => void) | undefined;
  /** Replaces the cards. */
  instead: ReactNode;
  children: ReactNode;
}

/** The weeks of an agenda, its cards, and the button that shows more of them. */
export function AgendaPage(props: AgendaPageProps) {
  const { label, days, goTo, ids, total, first, unit, retryFailed, instead, children } = props;
  const today = useToday();
  const shown = ids.length;
  useCardArrival(first.row, (first.row ?? 0) < shown, { focuses: first.isLinked });
  useFirstCard(ids);
  usePrintAll({
    rows: ids,
    showMore: shown < (total ?? 0) ? first.showMore : undefined,
    loadingMore: shown < Math.min(first.count, total ?? 0),
    moreFailed: retryFailed !== undefined,
  });
  return (
    <>
      <RangeBar>
        <RangeNavigation
          isEmpty={Boolean(instead)}
          onEarlier={() => goTo(turnAgenda(days, -1))}
          onToday={() => goTo(startOfColumn(today, 'week'))}
          onLater={() => goTo(turnAgenda(days, 1))}
        />
        <span>{shortRange(days)}</span>
        <AgendaScale days={days} today={today} />
      </RangeBar>
      {instead}
      {total === undefined && !instead && (
        <>
          <LoadingText>Loading schedule...</LoadingText>
          <SkeletonRows rows={6} />
        </>
      )}
      <Cards aria-label={label}>{children}</Cards>
      {total !== undefined && !instead && (
        <More>
          <p role="status">
            {shown} of {countUnits(total, unit)}
          </p>
          <SomeFailed onRetry={retryFailed} />
          {shown < total && !retryFailed && <Button onClick={first.showMore}>Show more</Button>}
        </More>
      )}
    </>
  );
}
