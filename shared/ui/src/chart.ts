export { StepChart, type StepChartProps, type StepPoint } from './chart/StepChart.tsx';
