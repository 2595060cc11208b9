export type { Box } from './Box.ts';
export { boxAround } from './Geometry.ts';
export { KIND_LOOKS, type Look, STEP_LOOKS } from './looks.ts';
export type { MapLevel } from './mapQueries.ts';
export { SmallMap, type SmallMapProps } from './SmallMap.tsx';
export { useDayMap } from './useDayMap.ts';
export { useRegionGround } from './useRegionGround.ts';
