import type { DaySpan } from '@erm/contracts/calendar-day';
import { withSkill } from '@erm/contracts/skill-coverage';
import { WhyLines } from '@erm/portal-kit';
import { Link } from '@erm/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { TeamMember } from './project-question';
import { rangeText } from '../range-text';

interface SkillWhyProps extends DaySpan {
  projectId: string;
  skill: string;
  members: readonly TeamMember[];
}

/** Who has a skill and when, and a people search for the uncovered days. */
export function SkillWhy({ projectId, skill, members, startDate, endDate }: SkillWhyProps) {
  const skilled = withSkill(skill, members).sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const search = new URLSearchParams({ skill, from: startDate, to: endDate, for: projectId });
  return (
    <>
      {skilled.length === 0 ? (
        <p>Nobody assigned to this project has it.</p>
      ) : (
        <WhyLines
          lines={skilled.map((member) => ({
            label: member.name,
            detail: `Has it. ${member.role}, ${member.allocationPercentage}%`,
            value: rangeText(member),
          }))}
        />
      )}
      <Link renderLink={(link) => <RouterLink to={paths.findPeople(search)} {...link} />}>
        Find people with {skill}
      </Link>
    </>
  );
}
