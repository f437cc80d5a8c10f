export { MonthGrid, type MonthGridProps, type MonthItem } from './month-grid';
export { MonthPicker, type MonthPickerProps } from './month-picker';
