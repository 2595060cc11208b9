export { StepChart, type StepChartProps } from './StepChart.tsx';
export type { StepPoint } from './StepPoint.ts';
