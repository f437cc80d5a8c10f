import type { Engineer } from '@erm/contracts/engineers';
import { Avatar, Badge } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { describeOverload } from '../../shared/describe-overload';
import { today } from '../../shared/today';
import { Name, Person, Texts } from './EngineerName.styles';

/** Who it is, and that the load is over what the person can give, now or later. */
export function EngineerName({ engineer: { name, overloads } }: { engineer: Engineer }) {
  const worst = [...overloads].sort((one, other) => other.excess - one.excess)[0];
  return (
    <Person>
      <Avatar name={name} size={28} />
      <Texts>
        <Name title={name}>{name}</Name>
        {worst && (
          <Tooltip content={describeOverload(worst, today())}>
            <Badge tone="red" icon={<TriangleAlert size={13} aria-hidden="true" />} tabIndex={0}>
              Over by {worst.excess}%
            </Badge>
          </Tooltip>
        )}
      </Texts>
    </Person>
  );
}
