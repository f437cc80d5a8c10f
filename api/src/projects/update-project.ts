import type { updateProjectBody } from '@erm/contracts/project-edits';
import type { z } from 'zod';
import { applyBatch } from '../assignments/batch/apply-batch';
import { asSingle } from '../assignments/batch/batch-error';
import { toOperation } from '../assignments/change-assignments';
import type { Actor } from '../audit/actor';
import type { Database } from '../database';
import type { ProjectDocument } from './project-document';

export async function updateProject(
  db: Database,
  actor: Actor,
  id: string,
  body: z.output<typeof updateProjectBody>,
): Promise<ProjectDocument> {
  const operation = toOperation({ action: 'updateProject', id, body });
  return db.transaction([id], async (transaction) => {
    const { projects } = await asSingle(applyBatch(db, transaction, actor, [operation]));
    return projects.get(id)!;
  });
}
