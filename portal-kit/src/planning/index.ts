export { RangeNavigation } from './RangeNavigation';
export { Axis, AXIS_PX, Corner, Foot, RowHead, Scroller } from './Sheet.styles';
export {
  addColumns,
  columnsFrom,
  columnsIn,
  startOfColumn,
  type ColumnUnit,
} from '@erm/contracts/time-columns';
export { columnLabel, groupLabel, shortRange, spokenRange } from './time-labels';
export { useListView, type ListView } from './use-list-view';
export { ViewSwitch } from './ViewSwitch';
