import { ObjectId } from 'mongodb';

/** For code that handles ids, but no queries. */
export type { ObjectId };

export function newId(): ObjectId {
  return new ObjectId();
}

/** An id in either form: 24 hexadecimal characters on the wire, an `ObjectId` in the database. */
export type Id = string | ObjectId;

export function toObjectId(id: Id): ObjectId {
  return typeof id === 'string' ? ObjectId.createFromHexString(id) : id;
}

/** Removes duplicates. A `Set` would not, because it compares object IDs by identity. */
export function distinctIds(ids: readonly ObjectId[]): ObjectId[] {
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}

/** Documents by their id in hexadecimal. */
export function keyById<Document extends { _id: ObjectId }>(
  documents: readonly Document[],
): Map<string, Document> {
  return new Map(documents.map((document) => [document._id.toHexString(), document]));
}

/** The hexadecimal form of a document's ID. */
export function hexIdOf({ _id }: { _id: ObjectId }): string {
  return _id.toHexString();
}
