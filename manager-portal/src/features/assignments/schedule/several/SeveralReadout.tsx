import { PointerNote, shortRange } from '@erm/portal-kit/planning';
import { TriangleAlert } from 'lucide-react';
import { Line, Who } from '../moving/Readout';
import type { RowVerdict } from './plan';
import { countText, daysText } from './texts';
import { NO_COPIES, type useSeveral } from './use-several';

/** More than these would cover what you drag across. */
const MAX_ROWS = 4;

interface SeveralReadoutProps {
  several: ReturnType<typeof useSeveral>;
  /** The pointer. */
  at: { x: number; y: number };
}

/** What would come of dropping several here, beside the pointer: who would be over capacity comes first. */
export function SeveralReadout({ several: { draft, verdicts }, at }: SeveralReadoutProps) {
  if (!draft) return null;
  const isOver = ({ violation }: RowVerdict) => violation !== null;
  const rows = [...verdicts.filter(isOver), ...verdicts.filter((verdict) => !isOver(verdict))];
  return (
    <PointerNote at={at}>
      <Who>
        {countText(draft.changes.length)}, {daysText(draft.days)}
      </Who>
      {rows.slice(0, MAX_ROWS).map((verdict) => (
        <Line key={verdict.model.engineer._id} $muted={!isOver(verdict)}>
          {isOver(verdict) && <TriangleAlert size={12} />}
          <span>{`${verdict.model.engineer.name}: ${loadText(verdict)}`}</span>
        </Line>
      ))}
      {rows.length > MAX_ROWS && <Line $muted>and {rows.length - MAX_ROWS} more</Line>}
      {draft.stops && <Line $muted>A project begins or ends there</Line>}
      {draft.copies && <Line>{NO_COPIES}</Line>}
    </PointerNote>
  );
}

function loadText({ over, violation, peak, maxCapacity }: RowVerdict): string {
  if (over) return `over by ${over.excess}% ${shortRange(over)}`;
  return violation ? 'over on a weekend' : `${peak} of ${maxCapacity}%`;
}
