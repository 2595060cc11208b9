import type { RegistryEntry } from '@territori/contract';
import type { ShareScope } from '../registry/providedVersions.ts';
import { diagnose } from './diagnose.ts';
import { scopeFor } from './formerScope.ts';
import { loadScript } from './loadScript.ts';
import { SectionFailure } from './SectionFailure.ts';

/** A federation container as its entry script leaves it in a global; all bundlers use this form. */
interface Container {
  init(shareScope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads a section's entry script and returns what its `./section` module exports. `attempt` above 0 changes the query,
 * so that no cache and no hanging connection answers again. A native container needs no federation runtime; it uses the
 * shell's share scope.
 */
export async function loadContainer(entry: RegistryEntry, shareScope: ShareScope, attempt: number, signal: AbortSignal): Promise<unknown> {
  const { id, container: name } = entry.section;
  const src = new URL(entry.entry, entry.base);
  if (attempt > 0) src.searchParams.set('attempt', String(attempt));
  const globals = window as unknown as Record<string, unknown>;
  // a script that is not a container does not set the global: a previous container must not take its place
  globals[name] = undefined;
  try {
    await loadScript(src.href, entry.integrity, signal);
  } catch (cause) {
    throw new SectionFailure(signal.aborted ? 'unreachable' : await diagnose(src.href, entry.integrity, signal), id, { cause });
  }
  const container = globals[name];
  if (!isContainer(container)) throw new SectionFailure('foreign', id);
  await container.init(scopeFor(entry.section.contract, shareScope));
  const factory = await container.get('./section');
  return (factory() as { default?: unknown }).default;
}

function isContainer(value: unknown): value is Container {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}
