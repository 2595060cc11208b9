export type { FigureKind } from './FigureKind.ts';
export { FigureMap, type FigureMapProps } from './FigureMap.tsx';
