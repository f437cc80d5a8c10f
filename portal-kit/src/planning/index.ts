export { barTooltip, spokenBar, spokenLoad } from './bar-texts';
export { AssignmentBar, type AssignmentBarProps } from './AssignmentBar';
export { assignLanes, LANE_PX, LANES_TOP_PX, rowHeight, type Lanes } from './lanes';
export { LoadStrip } from './LoadStrip';
export { RangeNavigation } from './RangeNavigation';
export { Axis, AXIS_PX, Corner, Foot, RowHead, Scroller } from './Sheet.styles';
export { TimeAxis } from './TimeAxis';
export { TimeBackdrop } from './TimeBackdrop';
export {
  addColumns,
  columnsFrom,
  columnsIn,
  startOfColumn,
  type ColumnUnit,
} from '@erm/contracts/time-columns';
export { columnLabel, groupLabel, shortRange, spokenRange } from './time-labels';
export { fitScale, timeScale, type TimeScale, type Zoom } from './time-scale';
export { useListView, type ListView } from './use-list-view';
export {
  firstColumnWidth,
  pageOfTime,
  useTimeCanvas,
  visibleWidth,
  type TimeCanvas,
} from './use-time-canvas';
export { useTimeParams, type TimeParams } from './use-time-params';
export { ViewSwitch } from './ViewSwitch';
