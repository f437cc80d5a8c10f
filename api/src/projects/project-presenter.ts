import type { Project } from '@erm/contracts/projects';
import { matchSkills } from '@erm/contracts/skills';
import type { PopulatedProject } from './populate-projects';

export function presentProject({ project, team }: PopulatedProject): Project {
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
