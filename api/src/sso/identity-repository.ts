import type { ObjectId } from 'mongodb';
import type { Database } from '../database';
import type { Transaction } from '../db/transaction';
import type { IdentityDocument } from './identity-document';

export async function findIdentity({ identities }: Database, id: string): Promise<IdentityDocument | null> {
  return identities.findOne({ _id: id });
}

export async function findIdentityOfUser(
  { identities }: Database,
  userId: ObjectId,
): Promise<IdentityDocument | null> {
  return identities.findOne({ userId });
}

/** Replaces that of a deleted account. */
export async function saveIdentity(
  { identities }: Database,
  transaction: Transaction,
  { _id, userId }: { _id: string; userId: ObjectId },
): Promise<void> {
  const set = { userId, code: null };
  await identities.updateOne({ _id }, { $set: set }, { upsert: true, session: transaction });
}

export async function storeCode({ identities }: Database, _id: string, code: string): Promise<void> {
  await identities.updateOne({ _id }, { $set: { code } });
}

/** True for one caller only. */
export async function useCode({ identities }: Database, _id: string, code: string): Promise<boolean> {
  const { modifiedCount } = await identities.updateOne({ _id, code }, { $set: { code: null } });
  return modifiedCount === 1;
}
