import type { Utilization } from '@erm/contracts/utilization';
import { usePart } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Card } from '@erm/ui-kit/layout';
import { media } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

const soonCards = createLoadable(
  async () => (await import(/* webpackChunkName: "soon" */ './SoonCards')).SoonCards,
);

/** As high as the cards are with their three rows, so that nothing moves when they come. */
const Room = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  min-block-size: 198px;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 139px;

    > * + * {
      display: none;
    }
  }
`;

const Frame = styled(Card)`
  padding: var(--space-5);
`;

const Waiting = () => (
  <Frame aria-hidden="true">
    <Skeleton width="40%" />
  </Frame>
);

interface SoonPanelsProps {
  utilization: { data: { data: Utilization } | undefined; isPending: boolean };
}

/** Assignments that end or start soon. Not part of the first screen's code. */
export function SoonPanels({ utilization: { data, isPending } }: SoonPanelsProps) {
  const { loaded: cards } = usePart(soonCards);
  const { ending, starting } = data?.data ?? {};
  if (!isPending && !(ending && starting)) return null;
  return (
    <Room>
      {cards.status === 'ready' && ending && starting ? (
        <cards.part ending={ending} starting={starting} />
      ) : (
        <>
          <Waiting />
          <Waiting />
        </>
      )}
    </Room>
  );
}
