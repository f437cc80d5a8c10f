import type { ObjectId } from 'mongodb';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import type { IdentityDocument } from '../collections/identity-document';

/** The same person signing in in several tabs at once. */
const MAX_CODES = 20;

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
  const set = { userId, codes: [] };
  await identities.updateOne({ _id }, { $set: set }, { upsert: true, session: transaction });
}

export async function storeCode(db: Database, _id: string, code: string): Promise<void> {
  await changeCodes(db, _id, (codes) => [...codes, code].slice(-MAX_CODES));
}

/** True for one caller only. */
export async function useCode(db: Database, _id: string, code: string): Promise<boolean> {
  const former = await changeCodes(db, _id, (codes) => codes.filter((each) => each !== code));
  return former.includes(code);
}

/** Returns the codes before. */
async function changeCodes(
  { identities, transaction }: Database,
  _id: string,
  change: (codes: string[]) => string[],
): Promise<string[]> {
  return transaction([], async (session) => {
    const { codes = [] } = (await identities.findOne({ _id }, { session })) ?? {};
    await identities.updateOne({ _id }, { $set: { codes: change(codes) } }, { session });
    return codes;
  });
}
