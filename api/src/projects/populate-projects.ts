import type { Database } from '../database';
import { distinctIds, keyById } from '../db/id';
import { findSkillsByIds, type SkilledUser } from '../users/user-repository';
import type { ProjectDocument } from './project-document';

/** A project with the skills of every engineer assigned to it. */
export interface PopulatedProject {
  project: ProjectDocument;
  team: readonly SkilledUser[];
}

/** Reads the teams of all projects with one query. */
export async function populateProjects(
  db: Database,
  projects: readonly ProjectDocument[],
): Promise<PopulatedProject[]> {
  const memberIds = distinctIds(projects.flatMap(({ team = [] }) => team));
  const memberById = keyById(await findSkillsByIds(db, memberIds));
  return projects.map((project) => ({
    project,
    team: (project.team ?? []).flatMap((id) => memberById.get(id.toHexString()) ?? []),
  }));
}

export async function populateProject(db: Database, project: ProjectDocument): Promise<PopulatedProject> {
  const [populated] = await populateProjects(db, [project]);
  return populated!;
}
