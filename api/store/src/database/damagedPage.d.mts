export function checksumOf(words: Int32Array, from: number, number: number): number;
export function damagedPage(directory: string): Promise<string | undefined>;
