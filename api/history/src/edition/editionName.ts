/** Characters of a name: 48 bits, by which no two editions that anybody has made are likely to be called the same. */
const LENGTH = 12;

const NAME = new RegExp(`^[0-9a-f]{${LENGTH}}$`);

/**
 * The name of an edition in addresses, ETags, answers and files: the beginning of its fingerprint. The same files and the same loader give
 * the same name, on every machine and after every load.
 */
export const editionName = ({ fingerprint }: { readonly fingerprint: string }): string => fingerprint.slice(0, LENGTH);

/** Whether a text is the name of an edition, which may be the name of a folder. */
export const isEditionName = (text: string): boolean => NAME.test(text);
