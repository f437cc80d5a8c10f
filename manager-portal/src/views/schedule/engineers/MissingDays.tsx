import { addDays, type DaySpan } from '@erm/contracts/calendar-day';
import { LANE_PX, LANES_TOP_PX, placeSpan, type TimeScale } from '@erm/planning';
import { Skeleton } from '@erm/ui-kit/data';
import { hatch, media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

const [STRIP_TOP_PX, STRIP_PX] = [3, 20];

const Failed = styled.div`
  position: absolute;
  inset-block: 3px;
  border-radius: var(--radius-sm);
  background-color: var(--bg-active);
  ${hatch}

  ${media.forcedColors} {
    border: 1px dashed GrayText;
  }
`;

export interface MissingDaysProps {
  scale: TimeScale;
  drawn: DaySpan;
  /** The loaded days, and whether loading others failed. */
  days: DaySpan;
  failed: boolean;
}

/** Marks drawn days of a row that are not loaded, so that they do not look free. */
export function MissingDays({ scale, drawn, days: loaded, failed }: MissingDaysProps) {
  const [before, after] = missingDays(drawn, loaded);
  const placeholder = (days: DaySpan, top: number, height: number) => (
    <Skeleton
      data-missing="loading"
      height={height}
      style={{ position: 'absolute', insetBlockStart: top, ...placeSpan(scale, days) }}
    />
  );
  if (failed) {
    return [before, after].map(
      (days) => days && <Failed key={days.startDate} data-missing="failed" style={placeSpan(scale, days)} />,
    );
  }
  return (
    <>
      {/* The load is known from the first loaded day on, however far. */}
      {before && placeholder(before, STRIP_TOP_PX, STRIP_PX)}
      {before && placeholder(before, LANES_TOP_PX, LANE_PX - 2)}
      {after && placeholder(after, LANES_TOP_PX, LANE_PX - 2)}
    </>
  );
}

function missingDays(drawn: DaySpan, loaded: DaySpan): [before: DaySpan | null, after: DaySpan | null] {
  const { startDate, endDate } = drawn;
  const isBefore = startDate < loaded.startDate;
  const isAfter = endDate > loaded.endDate;
  const beforeEnd = addDays(loaded.startDate, -1);
  const afterStart = addDays(loaded.endDate, 1);
  return [
    isBefore ? { startDate, endDate: beforeEnd < endDate ? beforeEnd : endDate } : null,
    isAfter ? { startDate: afterStart > startDate ? afterStart : startDate, endDate } : null,
  ];
}
