import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/ui-kit/data';
import { media } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { columnLabel, groupLabel, shortGroupLabel } from '../days/time-labels';
import { columnsIn, startOfColumn, type ColumnUnit } from '@erm/contracts/time-columns';
import { placeSpan } from '../days/place-span';
import { whole } from './lifted.styles';
import { Axis, Corner } from './Sheet.styles';
import type { TimeCanvas } from './use-time-canvas';
import { markWhileCut } from './use-whole-texts';

/** Labels closer to today's than this are dropped. With its month, today's label is wider. */
const CLEARANCE_PX = { day: 30, week: 30, month: 56, quarter: 56 } as const;

const Group = styled.div`
  position: absolute;
  inset-block-start: 0;
  block-size: 24px;
  border-inline-start: 1px solid var(--border-hairline);

  ${media.belowDesktop} {
    block-size: 100%;
  }
`;

/** Sticky until the next group pushes it out. */
const GroupLabel = styled.span`
  position: sticky;
  inset-inline-start: calc(var(--first-column) + 6px);
  padding-inline: 6px;
  font: var(--type-caption);
  font-weight: var(--font-weight-semibold);
  line-height: 26px;
  white-space: nowrap;
  ${whole}

  ${media.belowDesktop} {
    display: none;
  }
`;

/** On the column line; column labels pass behind it. */
const ShortGroupLabel = styled(GroupLabel)`
  display: none;

  ${media.belowDesktop} {
    display: inline-block;
    z-index: 2;
    /* Not higher, or it would cover the line below the axis. */
    padding-block-start: 2px;
    background: var(--bg-subtle);
    line-height: calc(var(--axis) - 3px);
    vertical-align: top;
  }
`;

const Label = styled.span`
  position: absolute;
  inset-block-start: 26px;
  padding-inline: 6px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
  white-space: nowrap;
  ${whole}

  ${media.belowDesktop} {
    inset-block-start: calc(var(--axis) / 2 - 8px);

    &[data-beside-group] {
      display: none;
    }
  }
`;

const Pill = styled.span`
  position: absolute;
  inset-block-start: 25px;
  z-index: 1;
  min-inline-size: 20px;
  padding-inline: 6px;
  border-radius: var(--radius-pill);
  background: var(--accent-solid);
  color: var(--accent-on-solid);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
  transform: translateX(-50%);

  ${media.belowDesktop} {
    inset-block-start: calc(var(--axis) / 2 - 9px);
  }
`;

/** How much of the column line a group label covers on a one-line axis. */
const GROUP_PX = 72;
/** Width of a week label, which may extend into the next month. */
const NUMBER_PX = 24;

/** Relative to the canvas, which starts behind the first column. */
const Days = styled.div`
  position: absolute;
  z-index: 0;
  inset-block: 0;
  inset-inline-start: var(--first-column);
`;

interface TimeAxisProps {
  canvas: Pick<TimeCanvas, 'scale' | 'drawn'>;
  today: CalendarDay;
  /** Content of the corner: the navigation. */
  children: ReactNode;
}

/** The axis of a time canvas. Only the corner is exposed to screen readers; a heading tells them the visible days. */
export function TimeAxis({ canvas, today, children }: TimeAxisProps) {
  const { scale, drawn } = canvas;
  const { zoom } = scale;
  const shownGroups = groups(drawn, zoom);
  const isBesideGroup = (day: CalendarDay) =>
    shownGroups.some(({ startDate }) => {
      const distance = scale.x(day) - scale.x(startDate);
      return distance > -NUMBER_PX && distance < GROUP_PX;
    });
  const isNearToday = (day: CalendarDay) => {
    const distance = scale.x(today) - scale.x(day);
    // Labels start at their column, so those before today's end closer to it.
    return distance > -CLEARANCE_PX[zoom] && distance <= CLEARANCE_PX[zoom];
  };
  return (
    <Axis data-axis>
      <Days aria-hidden="true">
        {shownGroups.map((group) => (
          <Group key={group.startDate} style={placeSpan(scale, group)}>
            <GroupLabel ref={markWhileCut} data-label>
              {groupLabel(group.startDate, zoom)}
            </GroupLabel>
            <ShortGroupLabel ref={markWhileCut} data-label>
              {shortGroupLabel(group.startDate, zoom)}
            </ShortGroupLabel>
          </Group>
        ))}
        {columnsIn(drawn, zoom).map(
          ({ startDate }) =>
            !isNearToday(startDate) && (
              <Label
                key={startDate}
                ref={markWhileCut}
                data-label
                data-beside-group={isBesideGroup(startDate) || undefined}
                style={{ insetInlineStart: scale.x(startDate) }}
              >
                {columnLabel(startDate, zoom)}
              </Label>
            ),
        )}
        <Pill style={{ insetInlineStart: scale.x(today) + scale.pxPerDay / 2 }}>{pillText(today, zoom)}</Pill>
      </Days>
      <Corner>{children}</Corner>
    </Axis>
  );
}

/** Months, or years above months and quarters. */
function groups(drawn: DaySpan, unit: ColumnUnit): DaySpan[] {
  const months = columnsIn({ ...drawn, startDate: startOfColumn(drawn.startDate, 'month') }, 'month');
  if (unit !== 'month' && unit !== 'quarter') return months;
  const years = new Map<string, DaySpan>();
  for (const month of months) {
    const year = month.startDate.slice(0, 4);
    years.set(year, { startDate: years.get(year)?.startDate ?? month.startDate, endDate: month.endDate });
  }
  return [...years.values()];
}

function pillText(today: CalendarDay, unit: ColumnUnit): string {
  if (unit === 'month' || unit === 'quarter') return formatDay(today, 'short');
  return columnLabel(today, unit === 'day' ? 'day' : 'week');
}
