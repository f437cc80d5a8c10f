import { WhyWaiting } from '@erm/portal-kit';
import { isStaffed, useProjectAssignments } from './project-staff-queries';
import { ProjectWhy, type ProjectWhyProps } from '../shared/project-why/ProjectWhy';

/** Why for a project whose assignments are loaded on demand. */
export function LoadedProjectWhy(props: Omit<ProjectWhyProps, 'members' | 'waiting'>) {
  const query = useProjectAssignments(props.project._id);
  const members = query.data
    ?.filter(isStaffed)
    .map(({ engineerId: { _id, name, skills }, ...assignment }) => ({
      ...assignment,
      engineerId: _id,
      name,
      skills,
    }));
  return <ProjectWhy {...props} members={members} waiting={<WhyWaiting query={query} />} />;
}
