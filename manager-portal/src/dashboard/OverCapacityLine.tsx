import type { Utilization } from '@erm/contracts/utilization';
import { useToday, WhyButton, withEmail } from '@erm/portal-kit';
import { Link, Note, VisuallyHidden } from '@erm/ui-kit/core';
import { formatCount } from '@erm/ui-kit/data';
import { media, phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../app/paths';
import { overloadText } from '../shared/overload-text';

const NAMED = 3;

/** On phones, an overload never fits beside the name, so it gets one or two lines of its own. */
const Overload = styled(WhyButton)`
  ${media.phone} {
    display: block;
  }
`;

const Lead = styled.strong`
  color: var(--text-primary);
  font-weight: var(--font-weight-semibold);
`;

/** Lists overloaded engineers, by how much and until when, with links to their capacity and to the first one's fixes. */
export function OverCapacityLine({ overAllocated }: Pick<Utilization, 'overAllocated'>) {
  const day = useToday();
  const isPhone = useMedia(phoneQuery);
  if (overAllocated.length === 0) return null;
  const named = overAllocated.slice(0, isPhone ? 1 : NAMED).map(withEmail);
  const others = overAllocated.length - named.length;
  const count =
    overAllocated.length === 1 ? '1 engineer is' : `${formatCount(overAllocated.length)} engineers are`;
  const [first] = named;
  const review = first && (
    <Link
      renderLink={(link) => (
        <RouterLink to={paths.fixesOf(first._id, first.overloads[0]?.startDate ?? day)} {...link} />
      )}
    >
      Review <VisuallyHidden>the overload of {first.name}</VisuallyHidden>
    </Link>
  );
  return (
    <Note tone="red" outlined action={review}>
      <Lead>{`${count} over capacity from today on:`}</Lead>{' '}
      {named.map(({ _id, name, overloads: [overload] }, index) => (
        <span key={_id}>
          {index > 0 && <span>; </span>}
          <Link renderLink={(link) => <RouterLink to={paths.engineerCapacity(_id)} {...link} />}>{name}</Link>
          {overload && (
            <>
              <span>, </span>
              <Overload says={overloadText(overload, day)} engineerId={_id} span={overload} ofWorkingDays>
                {overloadText(overload, day)}
              </Overload>
            </>
          )}
        </span>
      ))}
      {others > 0 && <span>{`; and ${formatCount(others)} more`}</span>}
    </Note>
  );
}
