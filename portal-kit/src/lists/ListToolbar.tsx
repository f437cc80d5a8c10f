import { countUnits, SearchField, type Unit } from '@erm/ui-kit/data';
import { Toolbar } from '@erm/ui-kit/layout';
import type { ListSearch } from './use-list-search';

interface ListToolbarProps {
  search: ListSearch;
  /** Accessible name of the search field: "Search engineers". */
  label: string;
  placeholder: string;
  /** How many rows match; nothing is counted while that is unknown. */
  total: number | undefined;
  unit: Unit;
}

/** Above a list: its search, and how many rows match. */
export function ListToolbar({ search, label, placeholder, total, unit }: ListToolbarProps) {
  return (
    <Toolbar count={total === undefined ? undefined : countUnits(total, unit)}>
      <SearchField label={label} placeholder={placeholder} value={search.typed} onChange={search.change} />
    </Toolbar>
  );
}
