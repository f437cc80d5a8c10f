import fc from 'fast-check';
import type { ClientSession, Collection, Filter } from 'mongodb';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

onEachTarget((use) => {
  const seeded = async (rows: Row[], isUnique = false): Promise<Collection<Row>> => {
    const c = use().db.collection<Row>('c');
    await c.createIndex({ n: 1 }, { unique: isUnique });
    await c.insertMany(rows);
    return c;
  };

  const inTransaction = (work: (session: ClientSession) => Promise<void>) =>
    use().client.withSession(async (session) => {
      session.startTransaction({ readConcern: { level: 'snapshot' } });
      await work(session);
      if (session.inTransaction()) await session.abortTransaction();
    });

  it('finds a document once by the key that its reader sees, whatever keys it has had since', async () => {
    const c = await seeded([{ _id: 0, n: 0 }]);
    await inTransaction(async (session) => {
      await c.findOne({ _id: 0 }, { session });
      for (const [v, n] of [1, 2, 2, 0].entries()) await c.updateOne({ _id: 0 }, { $set: { n, v } });
      const seen = async (filter: Filter<Row>) => c.find(filter, { session }).toArray();
      expect(await seen({ n: 0 })).toEqual([{ _id: 0, n: 0 }]);
      expect(await seen({ n: { $gte: 0 } })).toEqual([{ _id: 0, n: 0 }]);
      expect(await seen({ n: { $in: [1, 2] } })).toEqual([]);
    });
    expect(await c.find({ n: { $gte: 0 } }).toArray()).toEqual([{ _id: 0, n: 0, v: 3 }]);
    expect(await c.find({ n: { $in: [1, 2] } }).toArray()).toEqual([]);
    await c.updateOne({ _id: 0 }, { $set: { n: 1 } });
    expect(await c.find({ n: { $gte: 0 } }).toArray()).toEqual([{ _id: 0, n: 1, v: 3 }]);
  });

  it('keeps the order of the keys that each reader sees', async () => {
    const c = await seeded([1, 2, 3].map((n) => ({ _id: n, n })));
    await inTransaction(async (session) => {
      await c.findOne({ _id: 1 }, { session });
      await c.updateOne({ _id: 1 }, { $set: { n: 5 } });
      await c.updateOne({ _id: 3 }, { $set: { n: 0 } });
      const order = async (direction: 1 | -1, options = {}) =>
        (await c.find({}, options).sort({ n: direction }).toArray()).map(({ _id }) => _id);
      expect([await order(1, { session }), await order(-1, { session })]).toEqual([
        [1, 2, 3],
        [3, 2, 1],
      ]);
      expect([await order(1), await order(-1)]).toEqual([
        [3, 2, 1],
        [1, 2, 3],
      ]);
    });
  });

  it('finds a deleted document in an old snapshot, and its successor in a new one', async () => {
    const c = await seeded([{ _id: 0, n: 0 }]);
    await inTransaction(async (session) => {
      await c.findOne({ _id: 0 }, { session });
      await c.deleteOne({ _id: 0 });
      expect(await c.find({ n: 0 }).toArray()).toEqual([]);
      await c.insertOne({ _id: 0, n: 0, isNew: true });
      for (const filter of [{ _id: 0 }, { n: 0 }]) {
        expect(await c.find(filter, { session }).toArray()).toEqual([{ _id: 0, n: 0 }]);
        expect(await c.find(filter).toArray()).toEqual([{ _id: 0, n: 0, isNew: true }]);
      }
    });
    expect(await c.find({ n: 0 }).toArray()).toEqual([{ _id: 0, n: 0, isNew: true }]);
  });

  it('forgets the keys of an aborted transaction, but not the ones before it', async () => {
    const c = await seeded([{ _id: 0, n: 0 }], true);
    await inTransaction(async (session) => {
      for (const n of [7, 8, 0, 8]) await c.updateOne({ _id: 0 }, { $set: { n } }, { session });
      await c.updateOne({ _id: 0 }, { $inc: { lock: 1 } }, { session });
      expect(await c.find({ n: { $gte: 0 } }, { session }).toArray()).toEqual([{ _id: 0, n: 8, lock: 1 }]);
      expect(await c.find({ n: { $in: [7, 0] } }, { session }).toArray()).toEqual([]);
      expect(await c.find({ n: { $gte: 0 } }).toArray()).toEqual([{ _id: 0, n: 0 }]);
    });
    expect(await c.find({ n: { $gte: 0 } }).toArray()).toEqual([{ _id: 0, n: 0 }]);
    await c.insertMany([
      { _id: 7, n: 7 },
      { _id: 8, n: 8 },
    ]);
    expect(await codeOf(c.insertOne({ n: 0 }))).toBe(11000);
  });

  it('lets a transaction free and take unique keys, which others get once it has ended', async () => {
    const c = await seeded(
      [
        { _id: 0, n: 0 },
        { _id: 1, n: 1 },
      ],
      true,
    );
    await inTransaction(async (session) => {
      const move = (_id: number, n: number) => c.updateOne({ _id }, { $set: { n } }, { session });
      const attemptOfAnother = async () => {
        let code: unknown;
        await inTransaction(async (other) => {
          code = await codeOf(c.insertOne({ n: 0 }, { session: other }));
        });
        return code;
      };
      await move(0, 9);
      // A server may also refuse it for good, because its snapshot still has the key.
      expect([112, 11000]).toContain(await attemptOfAnother());
      await move(1, 0);
      expect(await attemptOfAnother()).toBe(112);
      await move(0, 1);
      await session.commitTransaction();
    });
    expect(await c.find().sort({ n: 1 }).toArray()).toEqual([
      { _id: 1, n: 0 },
      { _id: 0, n: 1 },
    ]);
    expect(await codeOf(c.insertOne({ n: 0 }))).toBe(11000);
    expect(await codeOf(c.insertOne({ n: 1 }))).toBe(11000);
    expect(await codeOf(c.insertOne({ n: 9 }))).toBe('no error');
  });

  it('keeps a unique key that an update does not change, and frees the one that it does', async () => {
    const c = await seeded([{ _id: 0, n: 0 }], true);
    await inTransaction(async (session) => {
      await c.findOne({ _id: 0 }, { session });
      for (const v of [1, 2, 3]) await c.updateOne({ _id: 0 }, { $set: { v } });
      expect(await codeOf(c.insertOne({ n: 0 }))).toBe(11000);
      await c.updateOne({ _id: 0 }, { $set: { n: 1 } });
      // An old snapshot may still see the key.
      await c.insertOne({ _id: 1, n: 0 });
      expect(await codeOf(c.updateOne({ _id: 0 }, { $set: { n: 0 } }))).toBe(11000);
      expect(await c.find({ n: 0 }, { session }).toArray()).toEqual([{ _id: 0, n: 0 }]);
    });
    expect(await c.find({ n: 0 }).toArray()).toEqual([{ _id: 1, n: 0 }]);
    expect(await codeOf(c.updateOne({ _id: 1 }, { $set: { n: 1 } }))).toBe(11000);
  });

  it('finds with indexes what it finds without, in snapshots of any age, after random writes', async () => {
    const c = use().db.collection<Row>('c');
    await c.createIndex({ n: 1, _id: 1 });
    const readers: ClientSession[] = [];
    const set = (_id: number, n: number, options = {}) =>
      c.updateOne({ _id }, { $set: { n } }, { ...options, upsert: true });
    const writes = {
      set,
      touch: (_id: number) => c.updateOne({ _id }, { $inc: { lock: 1 } }),
      delete: (_id: number) => c.deleteOne({ _id }),
      abort: (_id: number, n: number) =>
        inTransaction(async (session) => {
          await set(_id, n, { session });
          await set(_id, 3 - n, { session });
        }),
      // It begins with its first query.
      open: () => {
        const session = use().client.startSession();
        session.startTransaction({ readConcern: { level: 'snapshot' } });
        readers.push(session);
      },
      close: () => readers.shift()?.endSession(),
    };
    const expectAgreement = async (options: { session?: ClientSession }) => {
      const byKey = await c
        .find({ n: { $gte: 0 } }, options)
        .sort({ n: 1, _id: 1 })
        .toArray();
      // No index supports an $or without a sort.
      const all = await c.find({ $or: [{ n: { $gte: 0 } }] }, options).toArray();
      all.sort((a, b) => Number(a['n']) - Number(b['n']) || Number(a._id) - Number(b._id));
      expect(byKey).toEqual(all);
    };
    const name = fc.constantFrom(...(Object.keys(writes) as (keyof typeof writes)[]));
    const steps = fc.array(fc.tuple(name, fc.nat(4), fc.nat(3)), { minLength: 10, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await c.deleteMany({});
        for (const [write, _id, n] of taken) {
          await writes[write](_id, n);
          for (const options of [{}, ...readers.map((session) => ({ session }))])
            await expectAgreement(options);
        }
        while (readers.length > 0) await writes.close();
      }),
      { numRuns: 15, seed: 15, endOnFailure: true },
    );
  }, 60_000);
});
