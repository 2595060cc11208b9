/**
 * The version of the agreement between shell and sections. It changes only when an older section can no longer run in a
 * newer shell, or the reverse.
 */
export const CONTRACT = 1;
