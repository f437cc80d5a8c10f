import { MongoBulkWriteError, MongoNetworkError, MongoServerError, type BulkWriteResult } from 'mongodb';
import { expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable';

const inBulkWrite = (error: ConstructorParameters<typeof MongoBulkWriteError>[0]) =>
  new MongoBulkWriteError(error, {} as BulkWriteResult);

it('takes a lost connection for unavailable, also within a bulk write', () => {
  const lost = new MongoNetworkError('connection 1 to 127.0.0.1:27017 closed');
  expect(isUnavailable(lost)).toBe(true);
  expect(isUnavailable(inBulkWrite(lost))).toBe(true);
});

it('takes a node that steps down for unavailable, also within a bulk write', () => {
  const steppedDown = { message: 'The primary steps down.', code: 189 };
  expect(isUnavailable(new MongoServerError(steppedDown))).toBe(true);
  expect(isUnavailable(inBulkWrite(steppedDown))).toBe(true);
});

it('takes a duplicate key for an error of the request, also within a bulk write', () => {
  const duplicate = { message: 'E11000 duplicate key error', code: 11_000 };
  expect(isUnavailable(new MongoServerError(duplicate))).toBe(false);
  expect(isUnavailable(inBulkWrite(duplicate))).toBe(false);
  expect(isUnavailable(new Error('Something else'))).toBe(false);
});
