import * as audit from '@erm/contracts/audit';
import type { AuditDocument } from './audit-document';
import type { ApiDeps } from '../api-deps';
import { defineRoute, type Route } from '../routing/define-route';
import { success } from '../http/success';
import { listAudit } from './audit-repository';

export function auditRoutes({ db }: ApiDeps): Route[] {
  return [
    defineRoute(audit.listAudit, async ({ query }) => {
      const { rows, page } = await listAudit(db, query);
      return { ...success(rows.map(presentRecord)), page };
    }),
  ];
}

function presentRecord({ _id, at, actor, entityId, ...record }: AuditDocument): audit.AuditRecord {
  return {
    ...record,
    _id: _id.toHexString(),
    at: at.toISOString(),
    actor: { _id: actor._id.toHexString(), name: actor.name },
    entityId: entityId.toHexString(),
  };
}
