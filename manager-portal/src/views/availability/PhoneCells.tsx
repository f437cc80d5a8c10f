import { columnLabel, spokenRange } from '@erm/planning';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/ui-kit/data';
import type { AvailabilityUnit } from '@erm/contracts/availability-view';
import { TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cellText, filledOf, spokenState, type Cell } from './cell-texts';
import type { Figure } from './availability-params';
import { PhoneCell, PhoneColumn, PhoneGrid } from './PhoneCells.styles';

/** Columns that fit on a phone. */
export const PHONE_COLUMNS = 8;

interface PhoneCellsProps {
  label: string;
  columns: readonly DaySpan[];
  by: AvailabilityUnit;
  cells: readonly Cell[];
  figure: Figure;
  maxCapacity: number;
  /** Opens Why for a cell; without it, cells are not interactive. */
  onWhy?: (cell: Cell, column: DaySpan, button: HTMLElement) => void;
}

/** The first eight columns of an engineer, sized for phones. */
export function PhoneCells(props: PhoneCellsProps) {
  const { label, columns, by, cells, figure, maxCapacity, onWhy } = props;
  return (
    <PhoneGrid aria-label={label}>
      {columns.slice(0, PHONE_COLUMNS).map((column, index) => {
        const cell = cells[index];
        const isOver = cell !== undefined && cell.excess > 0;
        const button = onWhy &&
          cell && {
            as: 'button' as const,
            type: 'button' as const,
            'aria-haspopup': 'dialog' as const,
            'aria-label': `${spokenRange(column)}, ${spokenState(cell, figure, maxCapacity)}. Why?`,
            onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onWhy(cell, column, currentTarget),
          };
        return (
          <PhoneColumn key={column.startDate}>
            <PhoneCell
              {...button}
              $over={isOver}
              style={{ '--filled': `${cell ? filledOf(cell, maxCapacity) : 0}%` }}
            >
              {isOver && <TriangleAlert size={10} aria-label="Over capacity" />}
              {cell && <span>{cellText(cell, figure)}</span>}
            </PhoneCell>
            <span>{labelOf(columns, index, by)}</span>
          </PhoneColumn>
        );
      })}
    </PhoneGrid>
  );
}

/** Column labels with the month where it begins: "Jun 1", "8", "15", … "Jul 6". */
function labelOf(columns: readonly DaySpan[], index: number, by: AvailabilityUnit): string {
  const day = columns[index]?.startDate ?? '';
  const isNewMonth = columns[index - 1]?.startDate.slice(0, 7) !== day.slice(0, 7);
  return by === 'week' && isNewMonth ? formatDay(day, 'short') : columnLabel(day, by);
}
