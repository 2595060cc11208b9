/** A monolith provides nothing to anybody. */
export const provided = () => [];
