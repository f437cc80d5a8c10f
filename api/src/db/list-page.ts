import type { Page } from '@erm/contracts/envelope';
import type { Collection, Document, Filter, FindCursor, ObjectId } from 'mongodb';
import { toObjectId } from './id';
import { decodeCursor, encodeCursor, type PageCursor } from './page-cursor';
import { BATCH_SIZE, readBatches, type BatchedRows } from './read-batches';

/** The options of every list. Without a limit, it returns all rows; without any option, it also omits `page`. */
export interface ListRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
}

/** A list's name, the stored field behind each of its sorts, and the default order. */
export interface ListOrder {
  list: string;
  fields: Readonly<Record<string, string>>;
  fallback: string;
}

export interface ListPage<Row> {
  rows: Row[];
  page?: Page;
}

/** A list without a limit may have more rows than those that have been read. */
export type List<Row> = ListPage<Row> & BatchedRows<Row>;

type Direction = 1 | -1;
type Value = PageCursor['value'];

/**
 * Keyset pagination: a page continues after the last row's sort value and ID, so rows inserted or deleted in between
 * never make it skip or repeat another row.
 */
export async function listPage<Row extends Document & { _id: ObjectId }>(
  { collection, filter }: { collection: Collection<Row>; filter: Filter<Row> },
  { list, fields, fallback }: ListOrder,
  request: ListRequest,
): Promise<List<Row>> {
  const { sort, direction, after, limit } = readRequest(list, fallback, request);
  const field = fields[sort.replace(/^-/, '')] ?? '_id';
  const order: Record<string, Direction> =
    field === '_id' ? { _id: direction } : { [field]: direction, _id: direction };
  const matched = (after ? { $and: [filter, afterCursor(after, field, direction)] } : filter) as Filter<Row>;
  const countAll = () => (isPaged(request) ? count(collection, filter) : 0);
  if (limit === undefined) {
    // Counted before, because a failure meanwhile would leave the query open.
    const page = isPaged(request) && { page: { nextCursor: null, total: await countAll() } };
    const cursor = collection.find(matched, { sort: order, batchSize: BATCH_SIZE }) as FindCursor<Row>;
    return { ...(await readBatches(cursor)), ...page };
  }
  const [found, total] = await Promise.all([
    collection.find(matched, { sort: order, limit: limit + 1 }).toArray() as Promise<Row[]>,
    countAll(),
  ]);
  const valueOf = (row: Row): unknown => (field === '_id' ? row._id.toHexString() : row[field]);
  return toPage(found, total, { list, sort, valueOf }, request);
}

/** Paginates rows in memory, sorted by a computed value. */
export function paginate<Row extends { _id: ObjectId }>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  order: Pick<ListOrder, 'list' | 'fallback'>,
  request: ListRequest,
): ListPage<Row> {
  const { direction } = readRequest(order.list, order.fallback, request);
  const sorted = rows
    .map((row) => ({ row, value: valueOf(row), id: row._id.toHexString() }))
    .sort((a, b) => direction * comparePositions(a, b))
    .map(({ row }) => row);
  return paginateSorted(sorted, valueOf, order, request);
}

/** Paginates rows in memory that are in the order of the computed value, then of their IDs. */
export function paginateSorted<Row extends { _id: ObjectId }>(
  sorted: readonly Row[],
  valueOf: (row: Row) => Value,
  { list, fallback }: Pick<ListOrder, 'list' | 'fallback'>,
  request: ListRequest,
): ListPage<Row> {
  const { sort, direction, after, limit } = readRequest(list, fallback, request);
  const isBeyond = (row: Row) =>
    after === null ||
    direction * comparePositions({ value: valueOf(row), id: row._id.toHexString() }, after) > 0;
  const first = firstIndex(sorted, isBeyond);
  const found = sorted.slice(first, limit === undefined ? undefined : first + limit + 1);
  return toPage(found, sorted.length, { list, sort, valueOf }, request);
}

/** The index of the first item that passes a test which all items after it pass, too; how many there are if none does. */
function firstIndex<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Position = Pick<PageCursor, 'value' | 'id'>;

function comparePositions(a: Position, b: Position): number {
  return compareValues(a.value, b.value) || compareValues(a.id, b.id);
}

function compareValues(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function readRequest(list: string, fallback: string, { sort = fallback, cursor, limit }: ListRequest) {
  const direction: Direction = sort.startsWith('-') ? -1 : 1;
  return { sort, direction, limit, after: cursor === undefined ? null : decodeCursor(cursor, list, sort) };
}

function isPaged({ limit, cursor, q, sort }: ListRequest): boolean {
  return [limit, cursor, q, sort].some((part) => part !== undefined);
}

/** @param found the rows of the page, plus one more if there is a next page */
function toPage<Row extends { _id: ObjectId }>(
  found: Row[],
  total: number,
  { list, sort, valueOf }: { list: string; sort: string; valueOf: (row: Row) => unknown },
  request: ListRequest,
): ListPage<Row> {
  const rows = request.limit === undefined ? found : found.slice(0, request.limit);
  if (!isPaged(request)) return { rows };
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  if (!last) return { rows, page: { nextCursor: null, total } };
  const value = valueOf(last);
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error(`${list} cannot sort by ${sort}`);
  return {
    rows,
    page: { nextCursor: encodeCursor({ list, sort, value, id: last._id.toHexString() }), total },
  };
}

/** Counts rows, by the collection's metadata if nothing is filtered, because counting would scan all of it. */
function count<Row extends Document>(collection: Collection<Row>, filter: Filter<Row>): Promise<number> {
  return Object.keys(filter).length === 0
    ? collection.estimatedDocumentCount()
    : collection.countDocuments(filter);
}

function afterCursor({ value, id }: PageCursor, field: string, direction: Direction): Document {
  const beyond = direction === 1 ? '$gt' : '$lt';
  const _id = { [beyond]: toObjectId(id) };
  return field === '_id' ? { _id } : { $or: [{ [field]: { [beyond]: value } }, { [field]: value, _id }] };
}
