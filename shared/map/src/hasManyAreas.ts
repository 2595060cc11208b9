/** Whether a set of so many areas is one of municipalities: those of provinces, regions and compartments have some hundred at most. */
export const hasManyAreas = (areas: number): boolean => areas > 1000;
