import type { RegistryEntry } from '@territori/contract';
import { load } from '@territori/sections';

/** A section as a route of the one bundle. */
export async function loadContainer({ section: { id } }: RegistryEntry): Promise<unknown> {
  return (await load[id]?.())?.default;
}
