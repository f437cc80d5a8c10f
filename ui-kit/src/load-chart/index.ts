export { LoadChart, type LoadChartProps } from './LoadChart';
export { LoadLegend, type LoadLegendProps } from './LoadLegend';
export type { LoadStep } from './lay-out-load';
