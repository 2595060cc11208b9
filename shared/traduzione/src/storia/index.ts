export { type Day, holdsOn, isoDay, isoEnd, OPEN, parseDay } from './day.ts';
export { BadStoriaError, decodeStoria } from './decodeStoria.ts';
export { encodeStoria } from './encodeStoria.ts';
export { HistoryIndex } from './HistoryIndex.ts';
export { italianNamesOf, LevelIndex } from './LevelIndex.ts';
export type { Certainty, Fact, Level, Link, Size, Sizes, Storia, Version } from './Storia.ts';
export type { SizesFile, StoriaFile } from './StoriaFile.ts';
export { decodeSizes, encodeSizes } from './sizes.ts';
