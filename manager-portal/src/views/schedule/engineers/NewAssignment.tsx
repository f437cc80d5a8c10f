import { countDays, type DaySpan } from '@erm/contracts/calendar-day';
import {
  HeldText,
  laneTop,
  Overlay,
  type PlacedRows,
  PointerNote,
  type RowList,
  shortRange,
  type TimeScale,
} from '@erm/planning';
import { Ghost } from '../bars/Bars.styles';
import { freeThroughout, newAssignment } from '../dialogs/new-assignment';
import { Line, Who } from '../change/Readout';
import { newPlace } from './ghost-places';
import type { NewDays } from './use-drag-create';
import type { RowModel } from '../model/row-model';

interface NewAssignmentProps {
  days: NewDays;
  rows: RowList<RowModel>;
  placed: PlacedRows;
  scale: TimeScale;
  pointer: { x: number; y: number };
}

/** Preview of the new assignment: a ghost in its row, and a readout. */
export function NewAssignment({ days, rows, placed, scale, pointer }: NewAssignmentProps) {
  const { left, width } = scale.box(days);
  const model = rows.get(days.row);
  if (!model) return null;
  const top = placed.topOf(days.row);
  const { lane } = newPlace(days, model);
  return (
    <>
      <Overlay aria-hidden="true">
        <Ghost
          $over={false}
          style={{
            inlineSize: Math.max(2, width - 2),
            insetInlineStart: left,
            insetBlockStart: top + laneTop(lane),
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
/** Monday to Friday. */
const WORKING_WEEK = 5;

/** "4 weeks" for whole weeks, with or without the last weekend; otherwise "3 days". */
function lengthOf(span: DaySpan): string {
  const days = countDays(span);
  const isWeeks = days >= WORKING_WEEK && [0, WORKING_WEEK].includes(days % WEEK);
  const [unit, count] = isWeeks ? (['week', Math.ceil(days / WEEK)] as const) : (['day', days] as const);
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
