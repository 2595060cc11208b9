export { pngOf } from './pngOf.ts';
export { svgOf } from './svgOf.ts';
export { loadSurroundings } from './useSurroundings.ts';
