import type { Registry } from '@territori/contract';
import { fetchText } from './fetchText.ts';
import { keepText } from './keepText.ts';
import { parseRegistry } from './parseRegistry.ts';

export interface ReadRegistry {
  readonly registry: Registry;
  /** `last-good`: the network had no registry, so the last good one is used. `none`: there is neither; the registry is empty. */
  readonly source: 'network' | 'last-good' | 'none';
}

/** Local storage key of the last good registry, as text. Other tabs are notified when it changes. */
export const REGISTRY_KEY = 'territori.registry';
const NOTHING: Registry = { revision: 0, sections: {} };

/** The registry from the network within 3 s, else the last good one, else an empty one. Never rejects. */
export async function readRegistry(address: string, storage: Storage | null, init?: RequestInit): Promise<ReadRegistry> {
  try {
    const text = await fetchText(address, init);
    const registry = parseRegistry(text, address);
    if (!registry) throw new Error(`${address} is not a registry`);
    keepText(storage, REGISTRY_KEY, text);
    return { registry, source: 'network' };
  } catch (reason) {
    console.error(`${address} could not be used:`, reason);
    const registry = parseRegistry(storage?.getItem(REGISTRY_KEY) ?? '', address);
    return registry ? { registry, source: 'last-good' } : { registry: NOTHING, source: 'none' };
  }
}
