import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { useId } from 'react';
import { Consequence, Name, Option, Options, Peak, Texts } from './FixPopover.styles';

interface FixOptionsProps {
  fixes: readonly OverloadFix[];
  chosen: OverloadFix;
  onChoose: (fix: OverloadFix) => void;
}

/** The fixes as a radio group, whose arrow keys choose. */
export function FixOptions({ fixes, chosen, onChoose }: FixOptionsProps) {
  const name = useId();
  const count = fixes.length === 1 ? '1 suggestion' : `${fixes.length} suggestions`;
  return (
    <Options role="radiogroup" aria-label={count}>
      {fixes.map((fix) => (
        <Option key={fix.kind}>
          <input type="radio" name={name} checked={fix.kind === chosen.kind} onChange={() => onChoose(fix)} />
          <Texts>
            <Name>{fix.title}</Name>
            <Consequence>{fix.consequence}</Consequence>
          </Texts>
          <Peak>
            {fix.peak} of {fix.engineer.maxCapacity}%
          </Peak>
        </Option>
      ))}
    </Options>
  );
}
