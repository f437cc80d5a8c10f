import type { DaySpan } from '@erm/contracts/calendar-day';
import type { AvailabilityUnit } from '@erm/contracts/availability-view';
import { useToday } from '@erm/portal-kit';
import { columnLabel, firstLabel, groupLabel, HEAD, shortGroupLabel, spokenRange } from '@erm/planning';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { RowOrder } from './availability-params';
import { cellAttributes, HEADS } from './availability-row';
import { AxisGrid, Group, Heading, InOneLine, InTwoLines, NameHeading } from './Axis.styles';

interface AvailabilityAxisProps {
  columns: readonly DaySpan[];
  by: AvailabilityUnit;
  order: RowOrder;
  onSort: (order: RowOrder) => void;
  /** ID of the active cell if it is a header. */
  active: string | null;
}

/** Column headers. Activating one sorts by its column, most free first. */
export function AvailabilityAxis({ columns, by, order, onSort, active }: AvailabilityAxisProps) {
  const now = useToday();
  const groups = groupsOf(columns, by);
  const headerProps = (id: string, index: number, column: RowOrder['column']) => {
    const isSorted = order.column === column;
    const sort = () => onSort(nextOrder(order, column));
    return {
      role: 'columnheader',
      ...cellAttributes(id, index, active),
      'aria-sort': isSorted
        ? order.descending
          ? ('descending' as const)
          : ('ascending' as const)
        : undefined,
      onClick: sort,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        sort();
      },
    };
  };
  const arrow = (column: RowOrder['column']) =>
    order.column === column &&
    (order.descending ? (
      <ArrowDown size={12} aria-hidden="true" />
    ) : (
      <ArrowUp size={12} aria-hidden="true" />
    ));
  return (
    <AxisGrid role="row" aria-rowindex={1} data-row={HEADS}>
      <NameHeading $now={false} {...headerProps(HEAD, 0, 'name')}>
        Name
        {arrow('name')}
      </NameHeading>
      {groups.map(({ label, shortLabel, first, last }) => (
        <Group
          key={label}
          aria-hidden="true"
          style={{ gridRow: 1, gridColumn: `${first + 2} / ${last + 3}` }}
        >
          {first === last ? shortLabel : label}
        </Group>
      ))}
      {columns.map((column, index) => (
        <Heading
          key={column.startDate}
          $now={column.startDate <= now && now <= column.endDate}
          {...headerProps(column.startDate, index + 1, column.startDate)}
          aria-label={spokenRange(column)}
          style={{ gridColumn: index + 2 }}
        >
          <span>
            {groups.some(({ first }) => first === index) ? (
              <>
                <InTwoLines>{labelOf(column, by)}</InTwoLines>
                <InOneLine>{firstLabel(column.startDate, by)}</InOneLine>
              </>
            ) : (
              labelOf(column, by)
            )}
          </span>
          {arrow(column.startDate)}
        </Heading>
      ))}
    </AxisGrid>
  );
}

/** A month, or the days of a week without the month, which is above: "9 – 15". */
function labelOf({ startDate, endDate }: DaySpan, by: AvailabilityUnit): string {
  if (by === 'month') return columnLabel(startDate, by);
  const day = (text: string) => String(Number(text.slice(8)));
  return `${day(startDate)} – ${day(endDate)}`;
}

interface ColumnGroup {
  label: string;
  /** Text for a single column. */
  shortLabel: string;
  first: number;
  last: number;
}

function groupsOf(columns: readonly DaySpan[], by: AvailabilityUnit): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  columns.forEach(({ startDate }, index) => {
    const label = groupLabel(startDate, by);
    const last = groups.at(-1);
    if (last?.label === label) last.last = index;
    else groups.push({ label, shortLabel: shortGroupLabel(startDate, by), first: index, last: index });
  });
  return groups;
}

/** Sort cycle: columns sort descending, ascending, then by name again; names ascending, then descending. */
function nextOrder({ column: current, descending }: RowOrder, column: RowOrder['column']): RowOrder {
  if (column === 'name') return { column, descending: current === 'name' && !descending };
  if (current !== column) return { column, descending: true };
  return descending ? { column, descending: false } : { column: 'name', descending: false };
}
