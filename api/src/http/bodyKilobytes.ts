/** The largest body of a call, in kilobytes. */
export const BODY_KILOBYTES = 64;
