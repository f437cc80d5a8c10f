import type { DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps, type LoadCurve } from '@erm/contracts/load-curve';
import { fitScale, LoadStrip, shortRange } from '@erm/portal-kit/planning';
import styled from 'styled-components';

const STRIP_PX = 264;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 24px;
`;

const Label = styled.span`
  inline-size: 48px;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

const Strip = styled.div`
  position: relative;
  inline-size: ${STRIP_PX}px;
  block-size: 22px;
`;

interface Limited {
  load: LoadCurve;
  maxCapacity: number;
}

interface NowThenProps {
  name: string;
  span: DaySpan;
  now: Limited;
  then: Limited;
}

/** An engineer's load as it would be, and with a fix. The fix says the same in words. */
export function NowThen({ name, span, now, then }: NowThenProps) {
  const scale = fitScale(span, STRIP_PX);
  return (
    <div aria-hidden="true">
      <p>
        {name}, {shortRange(span)}
      </p>
      {Object.entries({ Now: now, Then: then }).map(([label, { load, maxCapacity }]) => (
        <Row key={label}>
          <Label>{label}</Label>
          <Strip>
            <LoadStrip scale={scale} steps={loadSteps(load, span)} maxCapacity={maxCapacity} />
          </Strip>
        </Row>
      ))}
    </div>
  );
}
