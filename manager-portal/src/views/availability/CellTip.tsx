import type { DaySpan } from '@erm/contracts/calendar-day';
import { shortRange } from '@erm/planning';
import { useAssignmentsIn } from '../../data/assignment-queries';
import { TipLine, TipTitle } from './Availability.styles';
import { tipLines, type Cell, type Row } from './cell-texts';

interface CellTipProps {
  engineer: Row['engineer'];
  column: DaySpan;
  cell: Cell;
}

/** Tooltip of a cell, with its assignments, which are loaded when it opens. */
export function CellTip({ engineer, column, cell }: CellTipProps) {
  const [title, ...lines] = tipLines(engineer, column, cell);
  return (
    <>
      <TipTitle>{title}</TipTitle>
      {lines.map((line) => (
        <TipLine key={line}>{line}</TipLine>
      ))}
      {cell.peak > 0 && <Causes engineerId={engineer._id} column={column} />}
    </>
  );
}

function Causes({ engineerId, column }: { engineerId: string; column: DaySpan }) {
  const { data, isError } = useAssignmentsIn(engineerId, column);
  if (isError) return <TipLine>The assignments could not be loaded.</TipLine>;
  if (!data) return <TipLine>Loading assignments...</TipLine>;
  const counted = data.assignments.filter(({ projectId }) => projectId !== null);
  const more = data.total - data.assignments.length;
  return (
    <>
      {counted.map((each) => (
        <TipLine key={each._id}>
          {each.projectId?.name} {each.allocationPercentage}%, {shortRange(each)}
        </TipLine>
      ))}
      {more > 0 && <TipLine>{more} more</TipLine>}
    </>
  );
}
