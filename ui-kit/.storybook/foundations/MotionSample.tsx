import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../src/button';
import { Stack } from '../../src/stack';
import { media } from '../../src/theme/media';
import { durationRows, easingRows } from './token-rows';

const Track = styled.div`
  display: grid;
  grid-template-columns: 220px 1fr;
  align-items: center;
  font: var(--type-caption);

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Runway = styled.div`
  container-type: inline-size;
`;

const Dot = styled.div<{ $away: boolean }>`
  width: 24px;
  height: 24px;
  border-radius: var(--radius-pill);
  background: var(--accent-solid);
  transition-property: translate;
  translate: ${({ $away }) => ($away ? 'calc(100cqi - 24px)' : '0')};

  ${media.reducedMotion} {
    transition-property: none;
  }
`;

const moving = durationRows.filter(({ name }) => /fast|base|slow/.test(name));

/** A moving dot for each pair of a duration and an easing; static with reduced motion. */
export function MotionSample() {
  const [away, setAway] = useState(false);
  return (
    <Stack align="stretch">
      <div>
        <Button onClick={() => setAway(!away)}>Move</Button>
      </div>
      {easingRows.flatMap((easing) =>
        moving.map((duration) => (
          <Track key={easing.name + duration.name}>
            <span>
              {duration.name} {easing.name}
            </span>
            <Runway>
              <Dot
                $away={away}
                style={{
                  transitionDuration: `var(${duration.name})`,
                  transitionTimingFunction: `var(${easing.name})`,
                }}
              />
            </Runway>
          </Track>
        )),
      )}
    </Stack>
  );
}
