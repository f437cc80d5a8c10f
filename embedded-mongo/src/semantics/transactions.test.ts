import { type ClientSession, type Collection, Long, type MongoClient } from 'mongodb';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { codeOf, onEachTarget, type Row } from '../testing/on-each-target';

async function inSession(
  client: MongoClient,
  work: (session: ClientSession) => Promise<void>,
): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    await work(session);
    if (session.inTransaction()) await session.abortTransaction();
  });
}

onEachTarget((use) => {
  const seeded = async (): Promise<Collection<Row>> => {
    const collection = use().db.collection<Row>('c');
    await collection.insertOne({ _id: 0, n: 0 });
    return collection;
  };

  it('makes its writes visible to others only on commit', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      await c.insertOne({ _id: 1 }, { session });
      await c.updateOne({ _id: 0 }, { $set: { n: 5 } }, { session });
      expect(await c.findOne({ n: 5 }, { session })).toEqual({ _id: 0, n: 5 });
      expect([await c.countDocuments({}, { session }), await c.countDocuments()]).toEqual([2, 1]);
      expect(await c.findOne({ _id: 0 })).toEqual({ _id: 0, n: 0 });
      await session.commitTransaction();
      await session.commitTransaction();
      expect(await c.find().sort({ _id: 1 }).toArray()).toEqual([{ _id: 0, n: 5 }, { _id: 1 }]);
    });
  });

  it('rolls back its writes on abort', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      await c.deleteOne({ _id: 0 }, { session });
      await c.insertOne({ _id: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await c.find().toArray()).toEqual([{ _id: 0, n: 0 }]);
  });

  it('changes the document count on commit, but not on abort', async () => {
    const c = await seeded();
    const counts: number[] = [];
    for (const end of ['abortTransaction', 'commitTransaction'] as const) {
      await inSession(use().client, async (session) => {
        await c.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }], { session });
        await c.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
        await c.deleteMany({ _id: { $in: [0, 3] } }, { session });
        await session[end]();
      });
      counts.push(await c.estimatedDocumentCount());
    }
    await c.deleteOne({ _id: 1 });
    await c.insertOne({ _id: 0 });
    await c.insertOne({ _id: 1 });
    expect([...counts, await c.estimatedDocumentCount()]).toEqual([1, 2, 3]);
  });

  it('reads from the snapshot taken at its start, regardless of later writes by others', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      expect(await c.findOne({ _id: 0 }, { session })).toEqual({ _id: 0, n: 0 });
      await c.updateOne({ _id: 0 }, { $set: { n: 7 } });
      await c.insertOne({ _id: 8, n: 7 });
      expect(await c.find({ n: 7 }, { session }).toArray()).toEqual([]);
      expect(await c.find({}, { session }).toArray()).toEqual([{ _id: 0, n: 0 }]);
    });
  });

  it('gets a write conflict for a document that has changed since its start', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      await c.findOne({ _id: 0 }, { session });
      await c.updateOne({ _id: 0 }, { $set: { n: 1 } });
      await expect(c.updateOne({ _id: 0 }, { $set: { n: 2 } }, { session })).rejects.toMatchObject({
        code: 112,
        errorLabels: ['TransientTransactionError'],
      });
    });
  });

  it('gets a write conflict for an uncommitted write of another transaction', async () => {
    const c = await seeded();
    const { client } = use();
    await c.createIndex({ e: 1 }, { unique: true });
    await inSession(client, async (first) => {
      await c.updateOne({ _id: 0 }, { $set: { e: 'x' } }, { session: first });
      await inSession(client, async (second) => {
        expect(await codeOf(c.updateOne({ _id: 0 }, { $set: { n: 2 } }, { session: second }))).toBe(112);
      });
      await inSession(client, async (second) => {
        expect(await codeOf(c.insertOne({ _id: 2, e: 'x' }, { session: second }))).toBe(112);
      });
    });
  });

  it('blocks a write outside of a transaction until it ends', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      await c.updateOne({ _id: 0 }, { $set: { n: 1 } }, { session });
      const waiting = c.updateOne({ _id: 0 }, { $inc: { n: 10 } });
      await sleep(30);
      expect(await c.findOne()).toEqual({ _id: 0, n: 0 });
      await session.commitTransaction();
      await waiting;
    });
    expect(await c.findOne()).toEqual({ _id: 0, n: 11 });
  });

  it('is aborted by its first failed statement', async () => {
    const c = await seeded();
    await inSession(use().client, async (session) => {
      await c.insertOne({ _id: 1 }, { session });
      expect(await codeOf(c.insertOne({ _id: 0 }, { session }))).toBe(11000);
      expect(await codeOf(c.insertOne({ _id: 2 }, { session }))).toBe(251);
    });
    await inSession(use().client, async (session) => {
      expect(await codeOf(c.find({ $foo: 1 }, { session }).toArray())).toBe(2);
      expect(await codeOf(session.commitTransaction())).toBe(251);
    });
    expect(await c.countDocuments()).toBe(1);
  });

  it('loses no update when many transactions change one document concurrently', async () => {
    const c = await seeded();
    const { client } = use();
    const add = (i: number) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const doc = await c.findOne({ _id: 0 }, { session });
          await c.updateOne({ _id: 0 }, { $set: { n: Number(doc?.['n']) + 1 } }, { session });
          await c.insertOne({ _id: 100 + i }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 12 }, (_, i) => add(i)));
    expect(await c.findOne({ _id: 0 })).toEqual({ _id: 0, n: 12 });
    expect(await c.countDocuments()).toBe(13);
  });

  it('replies to a retried write with the first reply, without writing twice', async () => {
    const c = await seeded();
    const { client, db } = use();
    await client.withSession(async (session) => {
      const command = {
        update: 'c',
        updates: [{ q: { _id: 0 }, u: { $inc: { n: 1 } } }],
        lsid: session.id,
        txnNumber: Long.fromNumber(50),
      };
      const first = await db.command(command);
      expect([first['n'], (await db.command(command))['n']]).toEqual([1, 1]);
    });
    expect(await c.findOne({ _id: 0 })).toEqual({ _id: 0, n: 1 });
  });
});
