import { Long } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

onEachTarget((use) => {
  it('accepts exactly one of many concurrent inserts with the same key', async () => {
    const users = use().db.collection<Row>('users');
    await users.createIndex({ email: 1 }, { unique: true });
    const attempts = Array.from({ length: 40 }, (_, i) =>
      users.insertOne({ email: `user${i % 4}@example.com` }),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await users.countDocuments()).toBe(4);
  });

  it('reports the duplicate key, also for updates and upserts', async () => {
    const users = use().db.collection<Row>('users');
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await expect(users.insertOne({ email: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
      message: 'E11000 duplicate key error collection: test.users index: email_1 dup key: { email: "a" }',
    });
    expect(await codeOf(users.updateOne({ _id: 2 }, { $set: { email: 'a' } }))).toBe(11000);
    expect(await codeOf(users.updateOne({ _id: 3 }, { $set: { email: 'a' } }, { upsert: true }))).toBe(11000);
    expect(await codeOf(users.findOneAndUpdate({ _id: 2 }, { $set: { email: 'a' } }))).toBe(11000);
    await users.deleteOne({ _id: 1 });
    await users.updateOne({ _id: 2 }, { $set: { email: 'a' } });
    expect(await users.find().toArray()).toEqual([{ _id: 2, email: 'a' }]);
  });

  it('compares keys by value: numbers of any type, and missing fields as null', async () => {
    const collection = use().db.collection<Row>('keys');
    await collection.createIndex({ k: 1, l: -1 }, { unique: true });
    const insert = (doc: Row) => codeOf(collection.insertOne(doc));
    expect(await insert({ k: 1 })).toBe('no error');
    expect(await insert({ k: Long.fromNumber(1), l: null })).toBe(11000);
    expect(await insert({ k: 1, l: 0 })).toBe('no error');
    expect(await insert({ k: { x: 1 }, l: 0 })).toBe('no error');
    expect(await insert({ k: { x: 1 }, l: 0 })).toBe(11000);
  });
});
