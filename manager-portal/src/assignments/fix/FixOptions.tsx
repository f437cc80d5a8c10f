import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { Skeleton } from '@erm/ui-kit/data';
import { useEffect, useId, useRef } from 'react';
import { Consequence, Name, Option, Options, Peak, Texts, UnknownOption } from './FixPopover.styles';

/** The maximum number of fixes. */
const LINES = ['72%', '64%', '58%', '66%'];

interface FixOptionsProps {
  fixes: readonly OverloadFix[];
  /** Undefined while others are looked for, because nothing is chosen before all are there. */
  chosen: OverloadFix | undefined;
  onChoose: (fix: OverloadFix) => void;
}

/** Fixes as a radio group: arrow keys select, and selection follows focus. */
export function FixOptions({ fixes, chosen, onChoose }: FixOptionsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const isLooking = chosen === undefined;
  useEffect(() => {
    const focused = document.activeElement;
    const form = list.current?.closest('form');
    // Focus on another control of the form stays there. Focus from outside, or on a fix that is no longer suggested,
    // moves to the selected one.
    if (!isLooking && focused !== list.current && form?.contains(focused)) return;
    const target = isLooking ? list.current : list.current?.querySelector<HTMLElement>(':checked');
    target?.focus({ preventScroll: true });
  }, [isLooking, chosen?.kind]);
  const count = fixes.length === 1 ? '1 suggestion' : `${fixes.length} suggestions`;
  return (
    <Options
      ref={list}
      role="radiogroup"
      aria-label={isLooking ? 'Suggestions' : count}
      aria-busy={isLooking || undefined}
      tabIndex={-1}
    >
      {fixes.map((fix) => (
        <Option key={fix.kind}>
          <input
            type="radio"
            name={name}
            disabled={isLooking}
            checked={fix.kind === chosen?.kind}
            onChange={() => onChoose(fix)}
          />
          <Texts>
            <Name>{fix.title}</Name>
            <Consequence>{fix.consequence}</Consequence>
          </Texts>
          <Peak>
            {fix.peak} of {fix.engineer.maxCapacity}%
          </Peak>
        </Option>
      ))}
      {isLooking &&
        LINES.slice(fixes.length).map((width) => (
          <UnknownOption key={width} data-looking>
            <Skeleton shape="circle" width={16} height={16} />
            <Texts>
              <Skeleton width={width} />
              <Skeleton width="44%" height={8} />
            </Texts>
          </UnknownOption>
        ))}
    </Options>
  );
}
