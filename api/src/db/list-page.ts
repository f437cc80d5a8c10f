import type { Page } from '@erm/contracts/envelope';
import type { Collection, Document, Filter, ObjectId } from 'mongodb';
import { toObjectId } from './id';
import { decodeCursor, encodeCursor, type PageCursor } from './page-cursor';

/** What every list may be asked; without a limit it answers all rows, without any of these no `page` either. */
export interface ListRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
}

/** A list's name, the stored field behind each of its sorts, and the order when none is asked for. */
export interface ListOrder {
  list: string;
  fields: Readonly<Record<string, string>>;
  fallback: string;
}

export interface ListPage<Row> {
  rows: Row[];
  page?: Page;
}

interface Source<Row extends Document> {
  collection: Collection<Row>;
  filter: Filter<Row>;
  /** Stages that compute the sort field, where it is not stored. */
  computed?: Document[];
}

/**
 * One page by keyset: it goes on behind the last row's sort value and id, so rows that come and go meanwhile never
 * make it skip or repeat another row.
 */
export async function listPage<Row extends Document & { _id: ObjectId }>(
  source: Source<Row>,
  { list, fields, fallback }: ListOrder,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const sort = request.sort ?? fallback;
  const field = fields[sort.replace(/^-/, '')] ?? '_id';
  const direction = sort.startsWith('-') ? -1 : 1;
  const after = request.cursor === undefined ? null : decodeCursor(request.cursor, list, sort);
  const limit = request.limit;

  const order: Sort = field === '_id' ? { _id: direction } : { [field]: direction, _id: direction };
  const asked = [request.limit, request.cursor, request.q, request.sort].some((part) => part !== undefined);
  const [found, total] = await Promise.all([
    findRows(source, after && behind(after, field, direction), order, limit === undefined ? 0 : limit + 1),
    asked ? count(source) : 0,
  ]);

  const rows = limit === undefined ? found : found.slice(0, limit);
  if (!asked) return { rows };
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, page: { nextCursor: last ? cursorAt(last, field, list, sort) : null, total } };
}

type Sort = Record<string, 1 | -1>;

/** A plain query where the order is stored: a pipeline costs the server more. A limit of 0 is none. */
function findRows<Row extends Document>(
  { collection, filter, computed = [] }: Source<Row>,
  after: Document | null,
  sort: Sort,
  limit: number,
): Promise<Row[]> {
  if (computed.length === 0) {
    const matched = (after ? { $and: [filter, after] } : filter) as Filter<Row>;
    return collection.find(matched, { sort, limit }).toArray() as Promise<Row[]>;
  }
  const behindCursor = after ? [{ $match: after }] : [];
  const first = limit === 0 ? [] : [{ $limit: limit }];
  const stages = [{ $match: filter }, ...computed, ...behindCursor, { $sort: sort }, ...first];
  return collection.aggregate<Row>(stages).toArray();
}

/** Of a whole collection the number is at hand; counting it would read it all. */
function count<Row extends Document>({ collection, filter }: Source<Row>): Promise<number> {
  return Object.keys(filter).length === 0
    ? collection.estimatedDocumentCount()
    : collection.countDocuments(filter);
}

function behind({ value, id }: PageCursor, field: string, direction: 1 | -1): Document {
  const beyond = direction === 1 ? '$gt' : '$lt';
  const _id = { [beyond]: toObjectId(id) };
  return field === '_id' ? { _id } : { $or: [{ [field]: { [beyond]: value } }, { [field]: value, _id }] };
}

function cursorAt(row: Document & { _id: ObjectId }, field: string, list: string, sort: string): string {
  const id = row._id.toHexString();
  const value: unknown = field === '_id' ? id : row[field];
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`No list sorts by ${field}`);
  return encodeCursor({ list, sort, value, id });
}
