import { ListFooter, type Unit } from '@erm/ui-kit/data';
import { PAGE_SIZE, type List } from './use-list';

interface ListPagesProps<Row> {
  list: List<Row>;
  unit: Unit;
}

/** Below a list that is not a table and has more than one page: how much of it is shown, and "Show more". */
export function ListPages<Row>({ list, unit }: ListPagesProps<Row>) {
  const { rows, total = 0, showMore, loadingMore } = list;
  if (total <= PAGE_SIZE) return null;
  return (
    <ListFooter shown={rows.length} total={total} unit={unit} onShowMore={showMore} loading={loadingMore} />
  );
}
