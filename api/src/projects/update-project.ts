import type { updateProjectBody } from '@erm/contracts/projects';
import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import type { z } from 'zod';
import { recordChange } from '../audit/audit-repository';
import type { Author } from '../audit/author';
import { update } from '../audit/change';
import { renameProject } from '../assignments/assignment-repository';
import type { Database } from '../db/database';
import type { ProjectDocument } from '../db/project-document';
import { fieldsRefused } from '../http/domain-error';
import { isStale, notFound, staleEdit } from '../http/refusals';
import { describeProject } from './describe-projects';
import { lockProject, saveProject } from './project-repository';

export async function updateProject(
  db: Database,
  author: Author,
  id: string,
  { version, ...changes }: z.output<typeof updateProjectBody>,
): Promise<ProjectDocument> {
  return db.transaction([id], async (transaction) => {
    const project = await lockProject(db, transaction, id);
    if (!project) throw notFound('Project');
    if (isStale(project, version)) throw staleEdit(await describeProject(db, project));
    if (!isInOrder({ ...project, ...changes })) {
      const path = changes.startDate === undefined ? 'endDate' : 'startDate';
      throw fieldsRefused('VALIDATION_FAILED', [{ path, message: START_AFTER_END }]);
    }

    const changed = await saveProject(db, transaction, project, changes);
    if (changed.name !== project.name) await renameProject(db, transaction, changed);
    await recordChange(db, transaction, author, update('project', project, changed));
    return changed;
  });
}
