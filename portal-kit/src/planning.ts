export { useHoldChanges } from './live/held-changes';
export { Announcer, useAnnouncer } from './planning/Announcer';
export {
  barTooltip,
  fullLoadText,
  loadText,
  spokenBar,
  spokenLoad,
  spokenOverload,
} from './planning/bar-texts';
export { AssignmentBar, type AssignmentBarProps } from './planning/AssignmentBar';
export { anchorStyle } from './planning/anchor-style';
export { assignLanes, LANE_PX, LANES_TOP_PX, rowHeight, type Lanes } from './planning/lanes';
export { endGivesWay, HeldText, lifted, whole } from './planning/lifted.styles';
export { OverloadCell } from './planning/OverloadCell';
export { LoadStrip } from './planning/LoadStrip';
export { PARTS, shiftDates, snapDates, snapNewDates, type Part } from './planning/moved-dates';
export { modifierKey } from './keys/modifier';
export { dayParam } from './planning/day-param';
export { cellOf } from './planning/cell-of';
export { liftsOf, type DrawnDays, type Lift, type LiftOf } from './planning/drawn-days';
export { placeSpan } from './planning/place-span';
export { PointerNote } from './planning/PointerNote';
export { RangeNavigation } from './planning/RangeNavigation';
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
} from './planning/Sheet.styles';
export { RowCount } from './planning/RowCount';
export { rowsInSight } from './planning/rows-in-sight';
export { ScrollLetter } from './planning/ScrollLetter';
export { SheetFoot } from './planning/SheetFoot';
export { Count, Legend } from './planning/SheetFoot.styles';
export { SomeFailed } from './planning/SomeFailed';
export { TimeSheet } from './planning/TimeSheet';
export { TimeAxis } from './planning/TimeAxis';
export { TimeBackdrop } from './planning/TimeBackdrop';
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
} from './planning/time-labels';
export { spokenPeriod } from './planning/spoken-period';
export { fitScale, timeScale, type TimeScale, type Zoom } from './planning/time-scale';
export { useDrag } from './planning/use-drag';
export { useEntryParams } from './planning/use-entry-params';
export { useFirstRow } from './planning/use-first-row';
export { HEAD, useGridFocus, type GridCell } from './planning/use-grid-focus';
export { useSaidPeriod } from './planning/use-said-period';
export { useSlide } from './planning/use-slide';
export { useListView, type ListView } from './planning/use-list-view';
export { pageOfTime, useTimeCanvas, visibleWidth, type TimeCanvas } from './planning/use-time-canvas';
export { liftedBy } from './planning/use-whole-texts';
export { useTimeParams, type TimeParams } from './planning/use-time-params';
export { useSheetExport } from './sheet-export/use-sheet-export';
export { askable } from './why/askable.styles';
export { Waiting as WhyWaiting } from './why/Waiting';
export { WhyFrame } from './why/WhyFrame';
export { WhyLines, type WhyLine } from './why/WhyLines';
export { whenFocusIsLost } from './planning/when-focus-is-lost';
export { ViewSwitch } from './planning/ViewSwitch';
export { NotConnected } from './connection/NotConnected';
export { useCanSave, useIsConnected } from './connection/use-connection';
