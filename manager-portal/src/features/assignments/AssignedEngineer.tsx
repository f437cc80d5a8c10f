import type { Assignment } from '@erm/contracts/assignments';
import { Avatar } from '@erm/ui-kit/data';
import { UserRoundX } from 'lucide-react';
import { Deleted, Line } from '../../shared/cell.styles';
import { Email, Names, Person } from './AssignmentsTable.styles';
import { engineerName } from './assignment-names';

const MOST = '240px';

export function AssignedEngineer({ assignment }: { assignment: Assignment }) {
  const engineer = assignment.engineerId;
  const name = engineerName(assignment);
  if (!engineer) {
    return (
      <Person>
        <Avatar name={name} size={36} icon={<UserRoundX size={16} />} />
        <Deleted>{name}</Deleted>
      </Person>
    );
  }
  return (
    <Person>
      <Avatar name={name} size={36} />
      <Names>
        <Line $most={MOST} title={name}>
          {name}
        </Line>
        <Email>
          <Line $most={MOST} title={engineer.email}>
            {engineer.email}
          </Line>
        </Email>
      </Names>
    </Person>
  );
}
