import type { createProjectBody } from '@erm/contracts/project-edits';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import { recordChange } from '../audit/audit-repository';
import { creation } from '../audit/change';
import type { Database } from '../collections/database';
import type { Transaction } from '../db/transaction';
import { newProjectDocument, type ProjectDocument } from '../collections/project-document';
import { insertProject } from '../collections/project-repository';

export async function createProject(
  db: Database,
  transaction: Transaction,
  actor: Actor,
  body: z.output<typeof createProjectBody>,
): Promise<ProjectDocument> {
  const project = newProjectDocument(body);
  await insertProject(db, transaction, project);
  await recordChange(db, transaction, actor, creation('project', project));
  return project;
}
