import type { Assignment } from '@erm/contracts/assignments';
import { matchSkills } from '@erm/contracts/skills';
import { Cluster } from '@erm/ui-kit/core';
import { Avatar, Badge, ChipList, formatDayRange } from '@erm/ui-kit/data';
import { Dates, Facts, Figures, Member, Name, Share } from './TeamMember.styles';

interface TeamMemberProps {
  member: Assignment;
  requiredSkills: string[];
}

/** One place of the team: who, as what, with which skills, how much and when. */
export function TeamMember({ member, requiredSkills }: TeamMemberProps) {
  const { engineerId: engineer, role, allocationPercentage, startDate, endDate } = member;
  if (!engineer) return null;
  const { coveredSkills: required } = matchSkills(engineer.skills, requiredSkills);
  const skills = engineer.skills.map((label) => ({
    label,
    state: required.includes(label) ? ('covered' as const) : ('neutral' as const),
  }));
  return (
    <Member>
      <Avatar name={engineer.name} size={36} />
      <Facts>
        <Cluster gap={2}>
          <Name>{engineer.name}</Name>
          <Badge>{role}</Badge>
        </Cluster>
        {skills.length > 0 && <ChipList label={`Skills of ${engineer.name}`} items={skills} />}
      </Facts>
      <Figures>
        <Share>{allocationPercentage}%</Share>
        <Dates>{formatDayRange(startDate, endDate)}</Dates>
      </Figures>
    </Member>
  );
}
