/** Below this address are all calls of the public API. The version changes only for what breaks. */
export const V1 = '/api/v1';

/** True for an address of the public API or of a permanent identifier, whose errors are problems. */
export const isV1 = (url: string): boolean => /^\/(api\/v1|id)([/?#]|$)/i.test(url);
