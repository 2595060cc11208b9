import { archive } from './archive/archive.ts';
import { news } from './archive/news.ts';
import { boundaries, boundaryFile } from './boundaries/boundaries.ts';
import { dayBoundaries } from './boundaries/dayBoundaries.ts';
import type { Call } from './Call.ts';
import { changeCounts } from './changes/changeCounts.ts';
import { changes, unitChanges } from './changes/changes.ts';
import { changesFeed } from './changes/changesFeed.ts';
import { comparison } from './changes/comparison.ts';
import { OGC_CALLS } from './ogc/ogcCalls.ts';
import { RECONCILE_CALLS } from './reconcile.ts';
import { correspondences } from './succession/correspondences.ts';
import { destinies, origins } from './succession/descent.ts';
import { genealogy } from './succession/genealogy.ts';
import { translations } from './translations.ts';
import { codes } from './units/codes.ts';
import { sizes } from './units/sizes.ts';
import { unit, units } from './units/units.ts';
import { versions } from './units/versions.ts';

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
