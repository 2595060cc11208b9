import { satisfy } from '@module-federation/enhanced/runtime';
import { CONTRACT, type PublishedSection } from '@territori/contract';

/** Versions of the shared modules that the shell provides, by package. */
export type ProvidedVersions = Readonly<Record<string, readonly string[]>>;

/** Why a section does not fit this shell. */
export type Refusal =
  | { readonly reason: 'newer-contract' | 'older-contract' }
  | { readonly reason: 'version'; readonly module: string; readonly wanted: string; readonly provided: string };

/** Decides, before any of a section's code is downloaded, whether it can run here. Null means that it can. */
export function gate({ contract, needs }: Pick<PublishedSection, 'contract' | 'needs'>, provided: ProvidedVersions): Refusal | null {
  if (contract !== CONTRACT) return { reason: contract > CONTRACT ? 'newer-contract' : 'older-contract' };
  for (const [module, wanted] of Object.entries(needs)) {
    const versions = provided[module] ?? [];
    if (!versions.some((version) => satisfy(version, wanted))) {
      return { reason: 'version', module, wanted, provided: versions.join(', ') || '-' };
    }
  }
  return null;
}
