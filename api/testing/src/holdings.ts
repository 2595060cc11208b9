import type { Holdings } from '@territori/reports/Holdings';

/** What an edition with every file but that of the changes holds. */
export const HOLDINGS: Holdings = {
  sizes: true,
  territory: true,
  urbanAreas: true,
  renames: true,
  nuts: true,
  territorialChanges: false,
  snapshots: new Map(),
  valuedDays: new Map(),
};
