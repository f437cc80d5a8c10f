import type { Utilization } from '@erm/contracts/utilization';
import { Note } from '@erm/ui-kit/core';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../app/paths';
import { describeOverload } from '../../shared/describe-overload';
import { today } from '../../shared/today';

const NAMED = 3;

const Name = styled(Link)`
  color: var(--accent-fg);
  font-weight: var(--font-weight-medium);

  &:not(:hover) {
    text-decoration: none;
  }
`;

/** Over-allocation is never hidden: who, by how much, until when, each leading to the capacity. */
export function OverCapacityLine({ overAllocated }: Pick<Utilization, 'overAllocated'>) {
  if (overAllocated.length === 0) return null;
  const day = today();
  const named = overAllocated.slice(0, NAMED);
  const others = overAllocated.length - named.length;
  return (
    <Note
      tone="red"
      outlined
      title={
        overAllocated.length === 1
          ? '1 engineer is over capacity:'
          : `${overAllocated.length} engineers are over capacity:`
      }
    >
      {named.map(({ _id, name, overloads: [overload] }, index) => (
        <span key={_id}>
          {index > 0 && '; '}
          <Name to={paths.engineerCapacity(_id)}>{name}</Name>
          {overload && `, ${describeOverload(overload, day)}`}
        </span>
      ))}
      {others > 0 && `; and ${others} more`}
    </Note>
  );
}
