import { ObjectId } from 'mongodb';

/** An id as the wire has it (24 hexadecimal characters) or as the database does. */
export type Id = string | ObjectId;

export function toObjectId(id: Id): ObjectId {
  return typeof id === 'string' ? ObjectId.createFromHexString(id) : id;
}
