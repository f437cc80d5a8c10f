import { ListFooter, type Unit } from '@erm/ui-kit/data';
import { PAGE_SIZE, type List } from '../data/use-list';

interface ListPagesProps<Row> {
  list: List<Row>;
  unit: Unit;
}

/** Under a list that is no table, where it has more than a page: how many of all are there, and the next ones. */
export function ListPages<Row>({ list, unit }: ListPagesProps<Row>) {
  const { rows, total = 0, showMore, loadingMore } = list;
  if (total <= PAGE_SIZE) return null;
  return (
    <ListFooter shown={rows.length} total={total} unit={unit} onShowMore={showMore} loading={loadingMore} />
  );
}
