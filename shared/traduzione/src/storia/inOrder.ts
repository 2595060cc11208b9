/** The order of texts by the codes of their characters, which is the same on every machine. */
export const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
