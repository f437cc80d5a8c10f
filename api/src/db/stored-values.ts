import { ObjectId } from 'mongodb';

// Replacements for missing or malformed values in records that something other than this product wrote
// (product-rules#records).

export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const storedNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** A stored time, of a record whose ID says when it was made. */
export const storedTime = (value: unknown, { _id }: { _id: ObjectId }): string =>
  (value instanceof Date ? value : _id.getTimestamp()).toISOString();

export const isStoredId = (value: unknown): boolean => value instanceof ObjectId;
