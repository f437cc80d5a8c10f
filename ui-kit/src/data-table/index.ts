export { useFocusInItems } from './use-focus-in-items';
export { DataTable, type DataTableProps } from './DataTable';
export type { Column, Sort } from './column';
