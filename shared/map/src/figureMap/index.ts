export type { FigureKind } from './FigureLook.ts';
export { FigureMap, type FigureMapProps } from './FigureMap.tsx';
