import type { DaySpan } from '@erm/contracts/calendar-day';
import { leastFree } from '@erm/contracts/availability-cells';
import { FreeBadge, ListPages, PersonLine, today, nameAlone, usePrintAll } from '@erm/portal-kit';
import { RangeNavigation, shortRange, useBeginning } from '@erm/planning';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { ChipList, SkeletonRows } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { allocationFor, type Assigning, type AssignmentRequest } from '../../shared/assignment-draft';
import { type AvailabilityParams, spanOf } from './availability-params';
import type { AvailabilityList } from './availability-row';
import { Card, CardHead, Cards, RangeBar } from '../../shared/Cards.styles';
import { useCardArrival } from '../../shared/use-card-arrival';
import { useFirstCard } from '../../shared/use-first-card';
import { type Cell, positionOf } from './cell-texts';
import { PHONE_COLUMNS, PhoneCells } from './PhoneCells';
import { useCellWhy } from './why/use-cell-why';

const SKILLS = 6;

const Assign = styled(Button)`
  justify-self: end;
`;

interface AvailabilityCardsProps {
  list: AvailabilityList;
  params: AvailabilityParams;
  assigning: Assigning;
  /** Replaces the cards. */
  instead: ReactNode;
}

/** The heatmap on phones: a card per engineer with eight columns. */
export function AvailabilityCards({ list, params, assigning, instead }: AvailabilityCardsProps) {
  const { by, figure, request } = params;
  const columns = params.columns.slice(0, PHONE_COLUMNS);
  const why = useCellWhy(params);
  const ids = list.rows.map(({ engineer }) => engineer._id);
  const layout = `${request.sort} ${request.sortColumn} ${request.from} ${by}`;
  const { sought } = useBeginning(null, params.at ?? null, layout);
  const start = list.outdated || sought === null ? -1 : ids.indexOf(sought);
  useCardArrival(start > 0 ? start : null, true, { focuses: false });
  useFirstCard(ids);
  usePrintAll(list);
  return (
    <>
      <RangeBar>
        <RangeNavigation
          isEmpty={Boolean(instead)}
          onEarlier={() => params.turn(-1)}
          onToday={() => params.goTo(today())}
          onLater={() => params.turn(1)}
        />
        <span>{shortRange(spanOf(columns))}</span>
      </RangeBar>
      {instead}
      {list.loading && (
        <>
          <LoadingText>Loading availability...</LoadingText>
          <SkeletonRows rows={6} />
        </>
      )}
      <Cards aria-label="Availability by engineer">
        {list.rows.map(({ engineer, cells }) => {
          const shown = cells.slice(0, PHONE_COLUMNS);
          const free = leastFree(shown);
          return (
            <Card key={engineer._id} data-card>
              <CardHead>
                <PersonLine name={nameAlone(engineer)} detail={positionOf(engineer)} size={32} />
                {free !== null && <FreeBadge free={free} />}
              </CardHead>
              {engineer.skills.length > 0 && (
                <ChipList
                  label={`Skills of ${engineer.name}`}
                  items={engineer.skills.map((label) => ({ label }))}
                  max={SKILLS}
                />
              )}
              <PhoneCells
                label={`Availability of ${engineer.name} by ${by}`}
                columns={columns}
                by={by}
                figure={figure}
                cells={shown}
                maxCapacity={engineer.maxCapacity}
                onWhy={(cell, column, button) => why.ask(engineer, cell, column, button)}
              />
              <Assign
                size="sm"
                loading={assigning.opening === engineer._id}
                aria-label={`Assign ${engineer.name}`}
                onClick={() => assigning.assign(assignmentInCells(engineer._id, columns, shown))}
              >
                Assign
              </Assign>
            </Card>
          );
        })}
      </Cards>
      {why.popover}
      {!instead && <ListPages list={list} unit={['engineer', 'engineers']} />}
    </>
  );
}

/**
 * Draft of an assignment in the first columns that are not fully booked, from today on, with the capacity that is free
 * throughout.
 */
function assignmentInCells(
  engineerId: string,
  columns: readonly DaySpan[],
  cells: readonly Cell[],
): AssignmentRequest {
  const freeIn = (index: number) => cells[index]?.free ?? 0;
  const first = Math.max(
    0,
    cells.findIndex((_cell, index) => freeIn(index) > 0),
  );
  const next = cells.findIndex((_cell, index) => index > first && freeIn(index) < freeIn(first));
  const { startDate, endDate } = spanOf(columns.slice(first, next < 0 ? undefined : next));
  const day = today();
  return {
    engineerId,
    project: null,
    endDate,
    startDate: startDate < day && day <= endDate ? day : startDate,
    allocationPercentage: allocationFor(freeIn(first)),
    origin: 'Filled in from the availability.',
  };
}
