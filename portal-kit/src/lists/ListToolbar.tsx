import { countUnits, SearchField, type Unit } from '@erm/ui-kit/data';
import { Toolbar, type ToolbarProps } from '@erm/ui-kit/layout';
import type { ListSearch } from './use-list-search';

interface ListToolbarProps extends Pick<ToolbarProps, 'tools' | 'filter' | 'end' | 'dense'> {
  search: ListSearch;
  /** Accessible name of the search field, such as "Search engineers". */
  label: string;
  placeholder: string;
  /** The number of matching rows. While it is unknown, its room stays. No count is shown without `unit`. */
  total?: number | undefined;
  unit?: Unit;
}

/** The toolbar above a list, with its search field and the number of matching rows. */
export function ListToolbar({ search, label, placeholder, total, unit, ...tools }: ListToolbarProps) {
  const count = total === undefined || !unit ? '' : countUnits(total, unit);
  return (
    <Toolbar count={unit && count} {...tools}>
      <SearchField
        ref={search.field}
        label={label}
        placeholder={placeholder}
        value={search.typed}
        onChange={search.change}
      />
    </Toolbar>
  );
}
