import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import type * as projects from '@erm/contracts/projects';
import { matchSkills } from '@erm/contracts/skills';
import type { ProjectDocument } from '../collections/project-document';
import { presentEngineer } from '../engineers/engineer-presenter';
import { storedTexts } from '../db/stored-values';
import type { SuitableEngineer } from './list-suitable-engineers';

export function presentProject(project: ProjectDocument): projects.Project {
  const { _id, name, description, startDate, endDate, status, teamSize, version } = project;
  const requiredSkills = storedTexts(project.requiredSkills);
  return {
    _id: _id.toHexString(),
    name,
    description,
    startDate,
    endDate,
    status,
    teamSize,
    requiredSkills,
    currentTeamSize: project.team?.length ?? 0,
    ...matchSkills(requiredSkills, storedTexts(project.teamSkills)),
    version,
  };
}

type Proposed = EndpointResponse<typeof projects.listSuitableEngineers>['data'][number];

export function presentSuitableEngineer(
  { user, matchedSkills, missingSkills }: SuitableEngineer,
  today: CalendarDay,
  span: DaySpan,
): Proposed {
  return { ...presentEngineer(user, today, span), matchedSkills, missingSkills };
}
