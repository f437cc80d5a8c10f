import type { updateProjectBody } from '@erm/contracts/project-edits';
import type { z } from 'zod';
import { applyOne, toOperation } from '../assignments/change-assignments';
import type { Actor } from '../audit/actor';
import type { Database } from '../collections/database';
import type { ProjectDocument } from '../collections/project-document';

export async function updateProject(
  db: Database,
  actor: Actor,
  id: string,
  body: z.output<typeof updateProjectBody>,
): Promise<ProjectDocument> {
  const { projects } = await applyOne(db, actor, toOperation({ action: 'updateProject', id, body }));
  return projects.get(id)!;
}
