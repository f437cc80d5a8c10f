import { ListFooter, type Unit } from '@erm/ui-kit/data';
import { PAGE_SIZE, type List } from './use-list';

interface ListPagesProps<Row> {
  list: List<Row>;
  unit: Unit;
}

/** The footer of a multi-page list that is not a table, with the number of rows shown and "Show more". */
export function ListPages<Row>({ list, unit }: ListPagesProps<Row>) {
  const { rows, total = 0, showMore, loadingMore } = list;
  if (total <= PAGE_SIZE) return null;
  return (
    <ListFooter shown={rows.length} total={total} unit={unit} onShowMore={showMore} loading={loadingMore} />
  );
}
