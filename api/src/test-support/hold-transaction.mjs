// Locks a document in a transaction, and holds it until it is killed or told to commit.
import { MongoClient } from 'mongodb';

const [uri = '', database = '', appName = '', _id = 'one'] = process.argv.slice(2);
const client = await MongoClient.connect(uri, { appName });
const session = client.startSession();
session.startTransaction();
await client
  .db(database)
  .collection('rows')
  .updateOne({ _id }, { $set: { by: 'the holder' } }, { session, upsert: true });
process.on('message', async () => {
  await session.commitTransaction();
  process.send('committed');
});
process.send('locked');
