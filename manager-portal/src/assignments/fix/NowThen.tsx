import type { DaySpan } from '@erm/contracts/calendar-day';
import { addAllocation, loadSteps, type LoadCurve } from '@erm/contracts/load-curve';
import { fixableDays, savedLoad, type OverloadCase } from '@erm/contracts/overload-case';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { fitScale, LoadStrip, shortRange } from '@erm/planning';
import { useState } from 'react';
import styled from 'styled-components';

/** As high without a fix, so that the suggestions stay where they are. */
const Lines = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-3);
  min-block-size: 68px;

  > p {
    grid-column: 1 / -1;
  }
`;

const Label = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

const Strip = styled.div`
  position: relative;
  block-size: 24px;
`;

interface NowThenProps {
  overload: OverloadCase;
  /** Undefined until one is chosen. */
  fix: OverloadFix | undefined;
}

/** The assignee's load before and after a fix. Decorative, because the fix describes it in words. */
export function NowThen({ overload, fix }: NowThenProps) {
  if (!fix) return <Lines aria-hidden="true" />;
  const span = fixableDays(overload);
  const { takerLoad, result, after, engineer } = fix;
  const now = takerLoad ?? savedLoad(overload);
  const then = takerLoad ? addAllocation(takerLoad, result) : after;
  const maxNow = takerLoad ? engineer.maxCapacity : overload.engineer.maxCapacity;
  return (
    <Lines aria-hidden="true">
      <p>
        {engineer.name}, {shortRange(span)}
      </p>
      <Label>Now</Label>
      <FullStrip span={span} load={now} maxCapacity={maxNow} />
      <Label>Then</Label>
      <FullStrip span={span} load={then} maxCapacity={engineer.maxCapacity} />
    </Lines>
  );
}

interface FullStripProps {
  span: DaySpan;
  load: LoadCurve;
  maxCapacity: number;
}

/** A strip as wide as there is room. */
function FullStrip({ span, load, maxCapacity }: FullStripProps) {
  const [width, setWidth] = useState(0);
  const measure = (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <Strip ref={measure}>
      {width > 0 && (
        <LoadStrip scale={fitScale(span, width)} steps={loadSteps(load, span)} maxCapacity={maxCapacity} />
      )}
    </Strip>
  );
}
