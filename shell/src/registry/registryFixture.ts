import { CONTRACT, type PublishedSection, type RegistryEntry } from '@territori/contract';

/** An entry of a registry as a release writes it, for tests. */
export function registryEntry(id: string, section: Partial<PublishedSection> = {}): RegistryEntry {
  return {
    version: '1.0.0',
    base: `mf/${id}/1.0.0/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    section: {
      id,
      routes: [`/${id}`],
      title: { it: id, en: `${id} (en)` },
      contract: CONTRACT,
      version: '1.0.0',
      container: `mf_${id}`,
      needs: {},
      builtWith: { react: '19.3.1', '@territori/kit': '1.0.0' },
      sizes: { entry: 1, total: 1 },
      firstPage: [],
      ...section,
    },
  };
}
