/** Replaces the federation runtime, which a monolith does not have. */
export const getInstance = () => ({ initializeSharing: () => [], shareScopeMap: { default: {} } });
export const satisfy = () => true;
