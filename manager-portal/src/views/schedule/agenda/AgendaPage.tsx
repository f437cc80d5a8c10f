import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { usePrintAll } from '@erm/portal-kit';
import { RangeNavigation, shortRange, SomeFailed } from '@erm/planning';
import { startOfColumn } from '@erm/contracts/time-columns';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { countUnits, SkeletonRows, type Unit } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { Cards, RangeBar } from '../../../shared/Cards.styles';
import { AgendaScale } from './AgendaScale';
import { More } from './Agenda.styles';
import { turnAgenda } from './agenda-texts';

interface AgendaPageProps {
  label: string;
  days: DaySpan;
  today: CalendarDay;
  goTo: (from: CalendarDay) => void;
  /** How many cards are shown, of how many; undefined while they are loading. */
  shown: number;
  total: number | undefined;
  /** How many are to be shown, once they are loaded. */
  wanted: number;
  unit: Unit;
  onMore: () => void;
  /** Loads the cards again that could not be loaded, if there are any. */
  retryFailed: (() => void) | undefined;
  /** What is shown in place of the cards. */
  instead: ReactNode;
  children: ReactNode;
}

/** The weeks of an agenda, its cards, and the button that shows more of them. */
export function AgendaPage(props: AgendaPageProps) {
  const { label, days, today, goTo, shown, total, wanted, unit, onMore, retryFailed } = props;
  const { instead, children } = props;
  usePrintAll({
    rows: { length: shown },
    showMore: shown < (total ?? 0) ? onMore : undefined,
    loadingMore: shown < Math.min(wanted, total ?? 0),
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
          {shown < total && !retryFailed && <Button onClick={onMore}>Show more</Button>}
        </More>
      )}
    </>
  );
}
