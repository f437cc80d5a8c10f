import * as audit from '@erm/contracts/audit';
import * as changes from '@erm/contracts/changes';
import type { ApiDeps } from '../api-deps';
import type { ObjectId } from '../db/id';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import type { AuditDocument } from './audit-document';
import { isReadable, presentChange, presentRecord } from './change-presenter';
import { listChanges, sizesOfBatches } from './change-list-repository';

export function auditRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(changes.listChanges, async ({ query, session: { user } }) => {
      const { rows, page } = await listChanges(db, user, query);
      const sizes = await sizesOfBatches(db, user, rows);
      const sizeOf = (id: ObjectId | undefined) => id && sizes.get(id.toHexString());
      const present = (change: AuditDocument) => presentChange(change, user, sizeOf(change.batchId));
      return { ...success(rows.filter(isReadable).map(present)), page };
    }),
    // The same list in its earlier form.
    defineRoute(audit.listAudit, async ({ query, session: { user } }) => {
      const { rows, page } = await listChanges(db, user, query);
      return { ...success(rows.filter(isReadable).map(presentRecord)), page };
    }),
  ];
}
