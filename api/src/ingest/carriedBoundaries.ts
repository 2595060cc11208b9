/** Placeholder until the branch of the boundaries is merged. */
export async function carriedBoundaries(_file: string, _bytes: Uint8Array): Promise<{ name: string; content: string }[]> {
  return [];
}
