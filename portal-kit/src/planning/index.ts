export { useHoldChanges } from '../app/held-changes';
export { Announcer, useAnnouncer } from './Announcer';
export { barTooltip, fullLoadText, loadText, spokenBar, spokenLoad, spokenOverload } from './bar-texts';
export { AssignmentBar, type AssignmentBarProps } from './AssignmentBar';
export { anchorStyle } from './anchor-style';
export { assignLanes, LANE_PX, LANES_TOP_PX, rowHeight, type Lanes } from './lanes';
export { endGivesWay, HeldText, lifted, whole } from './lifted.styles';
export { OverloadCell } from './OverloadCell';
export { LoadStrip } from './LoadStrip';
export { PARTS, shiftDates, snapDates, snapNewDates, type Part } from './moved-dates';
export { modifierKey } from '../keys/modifier';
export { dayParam } from './day-param';
export { cellOf } from './cell-of';
export { liftsOf, type DrawnDays, type Lift, type LiftOf } from './drawn-days';
export { placeSpan } from './place-span';
export { PointerNote } from './PointerNote';
export { RangeNavigation } from './RangeNavigation';
export {
  AboveRows,
  Axis,
  AXIS_PX,
  axisHeight,
  firstColumnWidth,
  Canvas,
  Corner,
  Foot,
  Instead,
  Overlay,
  RowHead,
  Rows,
  Scroller,
  SheetRow,
} from './Sheet.styles';
export { RowCount } from './RowCount';
export { rowsInSight } from './rows-in-sight';
export { ScrollLetter } from './ScrollLetter';
export { SheetFoot } from './SheetFoot';
export { Count, Legend } from './SheetFoot.styles';
export { SomeFailed } from './SomeFailed';
export { TimeSheet } from './TimeSheet';
export { TimeAxis } from './TimeAxis';
export { TimeBackdrop } from './TimeBackdrop';
export {
  addColumns,
  columnsFrom,
  columnsIn,
  startOfColumn,
  type ColumnUnit,
} from '@erm/contracts/time-columns';
export {
  columnLabel,
  firstLabel,
  groupLabel,
  shortGroupLabel,
  shortRange,
  spokenRange,
  untilText,
} from './time-labels';
export { spokenPeriod } from './spoken-period';
export { fitScale, timeScale, type TimeScale, type Zoom } from './time-scale';
export { useDrag } from './use-drag';
export { useEntryParams } from './use-entry-params';
export { useFirstRow } from './use-first-row';
export { HEAD, useGridFocus, type GridCell } from './use-grid-focus';
export { useSaidPeriod } from './use-said-period';
export { useSlide } from './use-slide';
export { useListView, type ListView } from './use-list-view';
export { pageOfTime, useTimeCanvas, visibleWidth, type TimeCanvas } from './use-time-canvas';
export { liftedBy } from './use-whole-texts';
export { useTimeParams, type TimeParams } from './use-time-params';
export { useSheetExport } from '../sheet-export/use-sheet-export';
export { askable } from '../why/askable.styles';
export { Waiting as WhyWaiting } from '../why/Waiting';
export { WhyFrame } from '../why/WhyFrame';
export { WhyLines, type WhyLine } from '../why/WhyLines';
export { whenFocusIsLost } from './when-focus-is-lost';
export { ViewSwitch } from './ViewSwitch';
export { NotConnected } from '../connection/NotConnected';
export { useCanSave, useIsConnected } from '../connection/use-connection';
