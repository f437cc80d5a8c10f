import type { Engineer } from '@erm/contracts/engineers';
import { Avatar, Badge } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { describeOverload } from '../../shared/describe-overload';
import { today } from '../../shared/today';

/** In one line on a table of columns, which rather scrolls; on phones it wraps. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  @media (min-width: 640px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

/** Who it is, and that the load is over what the person can give, now or later. */
export function EngineerName({ engineer: { name, overloads } }: { engineer: Engineer }) {
  const worst = [...overloads].sort((one, other) => other.excess - one.excess)[0];
  return (
    <Line>
      <Avatar name={name} size={28} />
      <span>{name}</span>
      {worst && (
        <Tooltip content={describeOverload(worst, today())}>
          <Badge tone="red" icon={<TriangleAlert size={13} aria-hidden="true" />} tabIndex={0}>
            Over by {worst.excess}%
          </Badge>
        </Tooltip>
      )}
    </Line>
  );
}
