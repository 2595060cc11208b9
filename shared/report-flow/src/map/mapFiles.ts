export { geoJsonOf } from './geoJsonOf.ts';
export { pngOf } from './pngOf.ts';
export { svgOf } from './svgOf.ts';
