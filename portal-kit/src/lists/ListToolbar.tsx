import { countUnits, SearchField, type Unit } from '@erm/ui-kit/data';
import { Toolbar } from '@erm/ui-kit/layout';
import type { ListSearch } from './use-list-search';

interface ListToolbarProps {
  search: ListSearch;
  /** Accessible name of the search field, such as "Search engineers". */
  label: string;
  placeholder: string;
  /** The number of matching rows. No count is shown while it is unknown, but its room stays. */
  total: number | undefined;
  unit: Unit;
}

/** The toolbar above a list, with its search field and the number of matching rows. */
export function ListToolbar({ search, label, placeholder, total, unit }: ListToolbarProps) {
  return (
    <Toolbar count={total === undefined ? '' : countUnits(total, unit)}>
      <SearchField label={label} placeholder={placeholder} value={search.typed} onChange={search.change} />
    </Toolbar>
  );
}
