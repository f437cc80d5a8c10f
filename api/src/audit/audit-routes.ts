import * as audit from '@erm/contracts/audit';
import * as changes from '@erm/contracts/changes';
import type { ApiDeps } from '../api-deps';
import type { ObjectId } from '../db/id';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { isReadable, presentChange, presentRecord } from './change-presenter';
import { findEmailsOfNamesakes } from './email-of-namesake';
import { listChanges, sizesOfBatches } from './change-list-repository';

export function auditRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(changes.listChanges, async ({ query, session: { user } }) => {
      const { rows: found, page } = await listChanges(db, user, query);
      const rows = found.filter(isReadable);
      const [sizes, emailOf] = await Promise.all([
        sizesOfBatches(db, user, rows),
        findEmailsOfNamesakes(db, rows),
      ]);
      const sizeOf = (id: ObjectId | undefined) => id && sizes.get(id.toHexString());
      const listed = rows.map((change) => {
        return presentChange(change, user, { batchSize: sizeOf(change.batchId), emailOf });
      });
      return { ...success(listed), page };
    }),
    // The same list in its earlier form.
    defineRoute(audit.listAudit, async ({ query, session: { user } }) => {
      const { rows, page } = await listChanges(db, user, query);
      return { ...success(rows.filter(isReadable).map(presentRecord)), page };
    }),
  ];
}
