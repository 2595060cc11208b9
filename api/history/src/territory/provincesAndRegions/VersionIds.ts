/** Numbers for versions, one sequence for all levels. */
export type VersionIds = () => number;
