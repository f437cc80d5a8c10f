import * as audit from '@erm/contracts/audit';
import * as changes from '@erm/contracts/changes';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { presentChange, presentRecord } from './change-presenter';
import { listChanges } from './change-list-repository';

export function auditRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(changes.listChanges, async ({ query, session: { user } }) => {
      const { rows, page } = await listChanges(db, user, query);
      return { ...success(rows.map((change) => presentChange(change, user))), page };
    }),
    // The same list in its earlier form.
    defineRoute(audit.listAudit, async ({ query, session: { user } }) => {
      const { rows, page } = await listChanges(db, user, query);
      return { ...success(rows.map(presentRecord)), page };
    }),
  ];
}
