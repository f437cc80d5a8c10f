import type { Assignment } from '@erm/contracts/assignments';
import { Avatar } from '@erm/ui-kit/data';
import { UserRoundX } from 'lucide-react';
import { Deleted, Email, GoneIcon, Names, Person } from './AssignmentsTable.styles';
import { engineerName } from './assignment-names';

export function AssignedEngineer({ assignment }: { assignment: Assignment }) {
  const engineer = assignment.engineerId;
  if (!engineer) {
    return (
      <Person>
        <GoneIcon aria-hidden="true">
          <UserRoundX size={16} />
        </GoneIcon>
        <Deleted>{engineerName(assignment)}</Deleted>
      </Person>
    );
  }
  return (
    <Person>
      <Avatar name={engineer.name} size={36} />
      <Names>
        <span>{engineer.name}</span>
        <Email>{engineer.email}</Email>
      </Names>
    </Person>
  );
}
