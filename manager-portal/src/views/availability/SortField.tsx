import { shortRange } from '@erm/planning';
import { Select } from '@erm/ui-kit/fields';
import type { AvailabilityParams, RowOrder } from './availability-params';
import { PHONE_COLUMNS } from './PhoneCells';

const valueOf = ({ column, descending }: RowOrder) => `${descending ? '-' : ''}${column}`;

/** Sort order on phones, which have no column headers. */
export function SortField({
  columns,
  order,
  sortBy,
}: Pick<AvailabilityParams, 'columns' | 'order' | 'sortBy'>) {
  const orders: RowOrder[] = [
    { column: 'name', descending: false },
    ...columns
      .slice(0, PHONE_COLUMNS)
      .map(({ startDate }): RowOrder => ({ column: startDate, descending: true })),
  ];
  // The URL may have an order that only column headers offer.
  const isOffered = orders.some((each) => valueOf(each) === valueOf(order));
  const labelOf = ({ column, descending }: RowOrder) => {
    const span = columns.find(({ startDate }) => startDate === column);
    if (!span) return descending ? 'Name, from Z' : 'Name';
    return `${descending ? 'Most' : 'Least'} free ${shortRange(span)}`;
  };
  return (
    <Select
      label="Sort"
      options={(isOffered ? orders : [order, ...orders]).map((each) => ({
        value: valueOf(each),
        label: labelOf(each),
      }))}
      value={valueOf(order)}
      onChange={(value) => sortBy({ column: value.replace(/^-/, ''), descending: value.startsWith('-') })}
    />
  );
}
