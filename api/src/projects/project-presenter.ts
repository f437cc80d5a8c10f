import type { Project } from '@erm/contracts/projects';
import { matchSkills } from '@erm/contracts/skills';
import type { ProjectDocument } from '../db/project-document';
import type { UserDocument } from '../db/user-document';

/** @param team every engineer with an assignment on the project */
export function presentProject(
  project: ProjectDocument,
  team: readonly Pick<UserDocument, 'skills'>[],
): Project {
  const { _id, name, description, startDate, endDate, status, teamSize, requiredSkills, version } = project;
  return {
    _id: _id.toHexString(),
    name,
    description,
    startDate,
    endDate,
    status,
    teamSize,
    requiredSkills,
    currentTeamSize: team.length,
    ...matchSkills(
      requiredSkills,
      team.flatMap(({ skills }) => skills),
    ),
    version,
  };
}
