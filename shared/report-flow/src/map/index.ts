export type { DayMap, MapUnit } from './DayMap.ts';
export type { DrawingWords } from './DrawingWords.ts';
export { type Box, boxAround, type Geometry } from './Geometry.ts';
export { KIND_LOOKS, type Look, STEP_LOOKS } from './looks.ts';
export { MapCanvas, type MapCanvasProps } from './MapCanvas.tsx';
export type { MapLevel, UndrawnUnit } from './mapQueries.ts';
export type { Shading, ShadingClass } from './Shading.ts';
export { type ShownDay, useDayMap } from './useDayMap.ts';
export { type MapRegion, useRegions } from './useRegions.ts';
