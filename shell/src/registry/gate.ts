import { satisfy } from '@module-federation/enhanced/runtime';
import { CONTRACT, FORMER_CONTRACTS, pathClashes, type RegistryEntry } from '@territori/contract';
import { OWN_PATHS } from './ownPaths.ts';

/** Versions of the shared modules that the shell provides, by package. */
export type ProvidedVersions = Readonly<Record<string, readonly string[]>>;

/** Why a section does not fit this shell. */
export type Refusal =
  | { readonly reason: 'newer-contract' | 'older-contract' }
  | { readonly reason: 'version'; readonly module: string; readonly wanted: string; readonly provided: string }
  | { readonly reason: 'names'; readonly module: string; readonly names: readonly string[] }
  /** `owner` is the section that has the path, or the shell. */
  | { readonly reason: 'path'; readonly path: string; readonly owner: string };

/**
 * Decides, before any of a section's code is downloaded, whether it can run here. Null means that it can.
 * @param entries all sections of the registry: of two with one path the first keeps it
 * @param formers contracts that this shell runs beside its own, with the versions that it then stands for
 */
export function gate(
  { section, lacks = {} }: Pick<RegistryEntry, 'section' | 'lacks'>,
  provided: ProvidedVersions,
  entries: Readonly<Record<string, RegistryEntry>> = {},
  formers = FORMER_CONTRACTS,
): Refusal | null {
  const { contract, needs } = section;
  const former = formers.find((each) => each.contract === contract);
  if (contract !== CONTRACT && !former) return { reason: contract > CONTRACT ? 'newer-contract' : 'older-contract' };
  for (const [module, wanted] of Object.entries(needs)) {
    const versions = former?.versions[module] ? [former.versions[module]] : (provided[module] ?? []);
    if (!versions.some((version) => satisfy(version, wanted))) {
      return { reason: 'version', module, wanted, provided: versions.join(', ') || '-' };
    }
  }
  for (const [module, names] of Object.entries(lacks)) return { reason: 'names', module, names };
  const owners = [{ id: 'shell', routes: Object.values(OWN_PATHS) }, ...Object.values(entries).map((entry) => entry.section)];
  const clash = pathClashes(owners).find(({ later }) => later === section.id);
  return clash ? { reason: 'path', path: clash.path, owner: clash.owner } : null;
}
