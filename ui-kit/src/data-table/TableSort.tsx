import { Button } from '@erm/ui-kit/core';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Menu } from '../menu';
import { nextSort, type Column, type Sort } from './column';
import { SortBar } from './DataTable.styles';

interface TableSortProps<Row> {
  columns: Column<Row>[];
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

/** Sort menu for phones, where the sortable headers are hidden. */
export function TableSort<Row>({ columns, sort, onSortChange }: TableSortProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const leading = sortable.find(({ id }) => id === sort?.column);
  const Arrow = sort?.direction === 'descending' ? ArrowDown : ArrowUp;
  const arrow = <Arrow size={16} aria-hidden="true" />;
  const icon = leading ? arrow : <ArrowUpDown size={16} aria-hidden="true" />;
  return (
    <SortBar>
      <Menu
        label="Sort by"
        trigger={
          <Button
            size="sm"
            icon={icon}
            aria-label={leading && `Sort by ${leading.header}, ${sort?.direction}`}
          >
            {leading ? `Sort by ${leading.header}` : 'Sort by'}
          </Button>
        }
        items={sortable.map(({ id, header }) => ({
          label: header,
          checked: id === leading?.id,
          // Aligns the other labels with the active one, which has an arrow before it.
          icon: id === leading?.id ? arrow : <Arrow size={16} visibility="hidden" aria-hidden="true" />,
          onSelect: () => onSortChange(nextSort(sort, id)),
        }))}
      />
    </SortBar>
  );
}
