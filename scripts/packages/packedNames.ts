/** The folders below `shared` of the packages that other teams install; each comes after those it depends on. */
export const packedNames = [
  'languages',
  'contract',
  'traduzione',
  'client',
  'ui',
  'kit',
  'exports',
  'map',
  'report-flow',
  'testing',
  'build',
] as const;

export type PackedName = (typeof packedNames)[number];
