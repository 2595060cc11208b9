export type { DayMap, MapUnit } from './DayMap.ts';
export { type DrawingWords, pngOf, svgOf } from './drawing.ts';
export type { Geometry } from './Geometry.ts';
export { geoJsonOf } from './geoJsonOf.ts';
export { MapCanvas, type MapCanvasProps } from './MapCanvas.tsx';
export type { Boundaries, MapLevel, UndrawnUnit } from './mapQueries.ts';
export { type ShownDay, useDayMap } from './useDayMap.ts';
