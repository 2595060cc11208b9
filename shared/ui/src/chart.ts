export { StepChart, type StepChartProps } from './chart/StepChart.tsx';
export type { StepPoint } from './chart/StepPoint.ts';
