import { archive } from './archive.ts';
import { boundaries, boundaryFile } from './boundaries.ts';
import type { Call } from './Call.ts';
import { changeCounts } from './changeCounts.ts';
import { changes, unitChanges } from './changes.ts';
import { changesFeed } from './changesFeed.ts';
import { codes } from './codes.ts';
import { comparison } from './comparison.ts';
import { correspondences } from './correspondences.ts';
import { dayBoundaries } from './dayBoundaries.ts';
import { destinies, origins } from './descent.ts';
import { genealogy } from './genealogy.ts';
import { news } from './news.ts';
import { OGC_CALLS } from './ogc.ts';
import { RECONCILE_CALLS } from './reconcile.ts';
import { sizes } from './sizes.ts';
import { translations } from './translations.ts';
import { unit, units } from './units.ts';
import { versions } from './versions.ts';

/** The calls of `/api/v1`, in the order of the definitions. The router, the list of calls and the definitions are made of them. */
export const CALLS: readonly Call[] = [
  units,
  unit,
  versions,
  unitChanges,
  origins,
  destinies,
  genealogy,
  sizes,
  codes,
  changes,
  changeCounts,
  correspondences,
  comparison,
  translations,
  boundaries,
  boundaryFile,
  dayBoundaries,
  ...OGC_CALLS,
  ...RECONCILE_CALLS,
  changesFeed,
  news,
  archive,
];
