import type { Database } from '../database';
import { keyById } from '../db/id';
import type { UserDocument } from '../users/user-document';
import { findUsersByIds } from '../users/user-repository';
import type { ProjectDocument } from './project-document';
import { findMemberships } from './team-repository';

/** A project with every engineer assigned to it. */
export interface PopulatedProject {
  project: ProjectDocument;
  team: readonly UserDocument[];
}

/** Reads the teams of all projects with two queries. */
export async function populateProjects(
  db: Database,
  projects: readonly ProjectDocument[],
): Promise<PopulatedProject[]> {
  const memberships = await findMemberships(
    db,
    projects.map(({ _id }) => _id),
  );
  const members = await findUsersByIds(db, [...new Set(memberships.map(({ engineerId }) => engineerId))]);
  const memberById = keyById(members);

  const teams = new Map<string, UserDocument[]>();
  for (const { projectId, engineerId } of memberships) {
    const member = memberById.get(engineerId);
    if (member) teams.set(projectId, [...(teams.get(projectId) ?? []), member]);
  }
  return projects.map((project) => ({ project, team: teams.get(project._id.toHexString()) ?? [] }));
}

export async function populateProject(db: Database, project: ProjectDocument): Promise<PopulatedProject> {
  const [populated] = await populateProjects(db, [project]);
  return populated!;
}
