export {
  barTooltip,
  fullLoadText,
  loadText,
  spokenBar,
  spokenLoad,
  spokenOverload,
  spokenRun,
} from './days/bar-texts';
export { type DrawnDays, type Lift, type LiftOf, liftsOf } from './days/drawn-days';
export { type Part, PARTS, shiftDates, snapDates, snapNewDates } from './days/moved-dates';
export { placeSpan } from './days/place-span';
export {
  columnLabel,
  firstLabel,
  groupLabel,
  shortGroupLabel,
  shortRange,
  spokenRange,
  untilText,
} from './days/time-labels';
export { fitScale, timeScale, type TimeScale, type Zoom } from './days/time-scale';
export { useSheetExport } from './export/use-sheet-export';
export { cellElement, cellOf } from './grid/cell-of';
export { reachable } from './grid/reachable';
export { onTakenKey } from './grid/taken-keys';
export { useArrival } from './grid/use-arrival';
export { TimeGrid } from './grid/TimeGrid';
export { useActiveCell, useActiveState } from './grid/use-active-cell';
export { useBeginning } from './grid/use-beginning';
export { useDrag } from './grid/use-drag';
export { type GridCell, HEAD, useGridFocus } from './grid/use-grid-focus';
export { useReadRows } from './grid/use-read-rows';
export { type TimeRows, useTimeGrid } from './grid/use-time-grid';
export { useAllRows, useTimeRows } from './grid/use-time-rows';
export type { DrawnBar } from './motion/drawing';
export { type Ghosts, useGhost } from './motion/ghosts';
export { ring } from './motion/ring';
export { showNew } from './motion/show-new';
export { useMotion } from './motion/use-motion';
export { AssignmentBar, type AssignmentBarProps } from './parts/AssignmentBar';
export {
  assignLanes,
  freeLane,
  isSameLanes,
  LANE_PX,
  laneTop,
  type Lanes,
  LANES_TOP_PX,
  noLanes,
  rowHeight,
} from './parts/lanes';
export { compactCells, lastDayOf, MORE, overloadsAhead, type RowCell, rowCells } from './parts/row-cells';
export { RunCell } from './parts/RunCell';
export { type Run, runsOf } from './parts/runs';
export { HeadSkeleton, SkeletonRow } from './parts/SkeletonRow';
export { LoadStrip } from './parts/LoadStrip';
export { isAboveFill } from './parts/level';
export { Strip } from './parts/Strip';
export { OverloadCell } from './parts/OverloadCell';
export { type GridRow, RowList } from './rows/row-list';
export { rowAttributes, type RowPlace } from './rows/row-place';
export { useIsScrolling } from './rows/use-is-scrolling';
export { type PlacedRows, useDrawnRows, useInSight, usePlacedRows } from './rows/use-placed-rows';
export { anchorStyle } from './sheet/anchor-style';
export { Announcer, useAnnouncer } from './sheet/Announcer';
export { endGivesWay, HeldText, lifted, whole } from './sheet/lifted.styles';
export { ItemNote, PointerNote } from './sheet/PointerNote';
export { RangeHeading } from './sheet/RangeHeading';
export { RangeNavigation } from './sheet/RangeNavigation';
export { RowCount } from './sheet/RowCount';
export { rowsInSight } from './sheet/rows-in-sight';
export { ScrollLetter } from './sheet/ScrollLetter';
export {
  Axis,
  AXIS_PX,
  axisHeight,
  Canvas,
  Corner,
  firstColumnWidth,
  Foot,
  GhostBox,
  Instead,
  Overlay,
  RowHead,
  Scroller,
  SheetRow,
} from './sheet/Sheet.styles';
export { SheetFoot } from './sheet/SheetFoot';
export { Count, Legend } from './sheet/SheetFoot.styles';
export { SomeFailed } from './sheet/SomeFailed';
export { TimeAxis } from './sheet/TimeAxis';
export { useSlide } from './sheet/use-slide';
export { useScroller } from './sheet/use-scroller';
export {
  type GridCanvas,
  pageOfTime,
  type TimeCanvas,
  useTimeCanvas,
  visibleWidth,
} from './sheet/use-time-canvas';
export { liftedBy, markWhileCut } from './sheet/use-whole-texts';
export { dayParam } from './url/day-param';
export { useEntryParams } from './url/use-entry-params';
export { useFirstRow } from './url/use-first-row';
export { type ListView, useListView } from './url/use-list-view';
export { type TimeParams, useTimeParams } from './url/use-time-params';
export { ViewSwitch } from './url/ViewSwitch';
