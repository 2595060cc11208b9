/** True for two values with the same JSON. */
export const sameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
