import { countDays, type DaySpan } from '@erm/contracts/calendar-day';
import {
  HeldText,
  LANES_TOP_PX,
  Overlay,
  type PlacedRows,
  PointerNote,
  type RowList,
  shortRange,
  type TimeScale,
} from '@erm/planning';
import { Ghost, TargetRow } from '../bars/Bars.styles';
import { freeThroughout, newAssignment } from '../dialogs/new-assignment';
import { Line, Who } from '../change/Readout';
import type { NewDays } from './use-drag-create';
import type { RowModel } from '../model/row-model';

interface NewAssignmentProps {
  days: NewDays;
  rows: RowList<RowModel>;
  placed: PlacedRows;
  scale: TimeScale;
  pointer: { x: number; y: number };
}

/** What would be created by dropping here, in its row and in words. */
export function NewAssignment({ days, rows, placed, scale, pointer }: NewAssignmentProps) {
  const { left, width } = scale.box(days);
  const model = rows.get(days.row);
  if (!model) return null;
  const top = placed.topOf(days.row);
  return (
    <>
      <TargetRow aria-hidden="true" style={{ blockSize: placed.heightOf(days.row), insetBlockStart: top }} />
      <Overlay aria-hidden="true">
        <Ghost
          $over={false}
          style={{
            inlineSize: Math.max(2, width - 2),
            insetInlineStart: left,
            insetBlockStart: top + LANES_TOP_PX,
          }}
        >
          <HeldText>New assignment {newAssignment(model, days).allocationPercentage}%</HeldText>
        </Ghost>
      </Overlay>
      <PointerNote at={pointer}>
        <Who>{shortRange(days)}</Who>
        <Line $muted>
          {lengthOf(days)}, {freeThroughout(model, days)}% free throughout
        </Line>
      </PointerNote>
    </>
  );
}

const WEEK = 7;
/** From a Monday to a Friday. */
const WORKING_WEEK = 5;

/** "4 weeks", of whole weeks with or without their last weekend, or "3 days". */
function lengthOf(span: DaySpan): string {
  const days = countDays(span);
  const isWeeks = days >= WORKING_WEEK && [0, WORKING_WEEK].includes(days % WEEK);
  const [unit, count] = isWeeks ? (['week', Math.ceil(days / WEEK)] as const) : (['day', days] as const);
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
