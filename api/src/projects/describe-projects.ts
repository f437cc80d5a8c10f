import type { Project } from '@erm/contracts/projects';
import type { Database } from '../db/database';
import type { ProjectDocument } from '../db/project-document';
import type { UserDocument } from '../db/user-document';
import { findUsersByIds } from '../engineers/engineer-repository';
import { presentProject } from './project-presenter';
import { findMemberships } from './team-repository';

/** Projects with what follows from their teams, by two queries for all of them. */
export async function describeProjects(
  db: Database,
  projects: readonly ProjectDocument[],
): Promise<Project[]> {
  const memberships = await findMemberships(
    db,
    projects.map(({ _id }) => _id),
  );
  const members = await findUsersByIds(db, [...new Set(memberships.map(({ engineerId }) => engineerId))]);
  const memberById = new Map(members.map((member) => [member._id.toHexString(), member]));

  const teams = new Map<string, UserDocument[]>();
  for (const { projectId, engineerId } of memberships) {
    const member = memberById.get(engineerId);
    if (member) teams.set(projectId, [...(teams.get(projectId) ?? []), member]);
  }
  return projects.map((project) => presentProject(project, teams.get(project._id.toHexString()) ?? []));
}

export async function describeProject(db: Database, project: ProjectDocument): Promise<Project> {
  const [described] = await describeProjects(db, [project]);
  return described!;
}
