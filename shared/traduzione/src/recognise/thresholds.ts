/** Share of known values from which a column may be what it looks like. */
export const GOOD_THRESHOLD = 0.9;
/** Share from which a column is taken when there is none better; its epoch is then not recognised. */
export const POOR_THRESHOLD = 0.5;
