import type { Assignment } from '@erm/contracts/assignments';
import { matchSkills } from '@erm/contracts/skills';
import { calledName, PersonLine, WhyButton } from '@erm/portal-kit';
import { Badge, ChipList, formatDayRange } from '@erm/ui-kit/data';
import { Dates, Figures, Member, Share } from './TeamMember.styles';

interface TeamMemberProps {
  member: Assignment;
  requiredSkills: string[];
}

/** A team member's assignment: engineer, role, skills, allocation, and dates. */
export function TeamMember({ member, requiredSkills }: TeamMemberProps) {
  const { engineerId: engineer, role, allocationPercentage, startDate, endDate } = member;
  if (!engineer) return null;
  const { skills } = engineer;
  const name = calledName(engineer);
  const { coveredSkills: required } = matchSkills(skills, requiredSkills);
  const items = skills.map((label) => ({
    label,
    state: required.includes(label) ? ('covered' as const) : ('neutral' as const),
  }));
  return (
    <Member>
      <PersonLine
        name={name}
        badge={<Badge>{role}</Badge>}
        detail={items.length > 0 ? <ChipList label={`Skills of ${name}`} items={items} /> : undefined}
      />
      <Figures>
        <Share>
          <WhyButton
            says={`${allocationPercentage}% of ${name}`}
            engineerId={engineer._id}
            span={{ startDate, endDate }}
          >
            {allocationPercentage}%
          </WhyButton>
        </Share>
        <Dates>{formatDayRange(startDate, endDate)}</Dates>
      </Figures>
    </Member>
  );
}
