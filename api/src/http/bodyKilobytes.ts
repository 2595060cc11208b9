/** The most that the body of a call may have. */
export const BODY_KILOBYTES = 64;
