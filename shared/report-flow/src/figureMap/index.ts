export type { FigureKind } from './FigureLook.ts';
export { FigureMap } from './FigureMap.tsx';
