import type { Database } from '../collections/database';
import { keyById } from '../db/id';
import { sortKey } from '../db/sort-key';
import { findNamesakes } from '../collections/namesakes';
import { findUsersByIds } from '../collections/user-repository';
import type { AuditDocument, Named } from '../collections/audit-document';
import { namedIn } from './change-presenter';

/** The email of a person whose recorded name another engineer has now; nothing for anyone else. */
export type EmailOfNamesake = (person: Named) => { email?: string };

/** Finds the emails for a page of changes with at most two queries. */
export async function findEmailsOfNamesakes(
  db: Database,
  changes: readonly AuditDocument[],
): Promise<EmailOfNamesake> {
  const named = changes
    .flatMap(({ entity, entityId, name = null, engineers }) =>
      entity === 'user' ? [{ _id: entityId, name }] : namedIn(engineers),
    )
    .flatMap(({ _id, name }) => (name === null ? [] : [{ _id, sortName: sortKey(name) }]));
  const hasNamesake = await findNamesakes(
    db,
    named.map(({ sortName }) => sortName),
  );
  const shared = named.filter(hasNamesake).map(({ _id }) => _id);
  const users = keyById(await findUsersByIds(db, shared));
  return ({ _id, name }) => {
    const user = users.get(_id.toHexString());
    return user && name !== null && hasNamesake({ _id, sortName: sortKey(name) })
      ? { email: user.email }
      : {};
  };
}
