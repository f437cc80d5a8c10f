import { MongoClient } from 'mongodb';

/**
 * What the writers of a recorder have left.
 *
 * @param {string} uri
 * @param {string} prefix of their roles
 * @returns {Promise<import('./ledger.mjs').StoredAssignment[]>}
 */
export async function readWritten(uri, prefix) {
  const client = await MongoClient.connect(uri);
  try {
    /** @type {import('mongodb').Collection<import('./ledger.mjs').StoredAssignment>} */
    const assignments = client.db().collection('assignments');
    return await assignments.find({ role: new RegExp(`^${prefix}`) }).toArray();
  } finally {
    await client.close();
  }
}
