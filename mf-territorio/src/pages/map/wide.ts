/** From this width of its place on, the criteria of the map lie on it. */
export const WIDE = '@container (min-width: 57rem)';
