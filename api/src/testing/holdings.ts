import type { Holdings } from '../reports/definition.ts';

/** What an edition with every file but that of the changes holds. */
export const HOLDINGS: Holdings = {
  dimensionsSince: '2026-01-01',
  urbanAreas: true,
  renames: true,
  nuts: true,
  acts: false,
  territorialChanges: false,
  characteristicsSince: null,
  snapshots: new Map(),
};
