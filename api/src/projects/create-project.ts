import type { createProjectBody, Project } from '@erm/contracts/projects';
import type { z } from 'zod';
import { creation } from '../audit/change';
import { createOnce } from '../creations/create-once';
import type { Creator } from '../creations/creation-key';
import type { Database } from '../db/database';
import { newProjectDocument } from '../db/project-document';
import { presentProject } from './project-presenter';
import { insertProject } from './project-repository';

export async function createProject(
  db: Database,
  creator: Creator,
  body: z.output<typeof createProjectBody>,
): Promise<Project> {
  const project = newProjectDocument(body);
  return createOnce(db, [], creator, async (transaction) => {
    await insertProject(db, transaction, project);
    return { answer: presentProject(project, []), change: creation('project', project) };
  });
}
