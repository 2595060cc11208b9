import { CONTRACT, FORMER_CONTRACTS, type RegistryEntry, type Section } from '@territori/contract';
import { gate, type ProvidedVersions } from '../registry/gate.ts';
import { compatibility } from './compatibility.ts';
import { SectionFailure } from './SectionFailure.ts';

/** Milliseconds that loading a section may take, including the second attempt. */
export const SECTION_LIMIT_MS = 8_000;

export interface SectionLoaderOptions {
  readonly entries: Readonly<Record<string, RegistryEntry>>;
  readonly provided: ProvidedVersions;
  /** Called when a section was loaded, or failed to; then with the error behind it. */
  readonly onOutcome?: (id: string, outcome: 'load' | 'load_failure', reason?: unknown) => void;
  readonly loadContainer: (entry: RegistryEntry, attempt: number, signal: AbortSignal) => Promise<unknown>;
}

/** Loads each section once, on its first visit. A failure is not kept: the next visit or a retry loads it again. */
export class SectionLoader {
  readonly #options: SectionLoaderOptions;
  readonly #loaded = new Map<string, Section>();
  readonly #loading = new Map<string, Promise<Section>>();
  readonly #attempts = new Map<string, number>();
  readonly #started = new Map<string, Promise<Section>>();

  constructor(options: SectionLoaderOptions) {
    this.#options = options;
  }

  /** The section, if it is already loaded. */
  loaded(id: string): Section | undefined {
    return this.#loaded.get(id);
  }

  /**
   * Loads a section before a page shows it. The first `load` receives this result, even a failure, so that no file is
   * requested more often than without the early start.
   */
  start(id: string): Promise<Section> {
    const started = this.#load(id);
    this.#started.set(id, started);
    return started;
  }

  /** Rejects with a `SectionFailure`, at the latest when the time limit is reached. */
  load(id: string): Promise<Section> {
    const started = this.#started.get(id);
    if (started) {
      this.#started.delete(id);
      return started;
    }
    const running = this.#loading.get(id);
    if (running) return running;
    const loading = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Section> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const { onOutcome } = this.#options;
    try {
      const section = await this.#loadUnknown(id);
      onOutcome?.(id, 'load');
      return section;
    } catch (reason) {
      onOutcome?.(id, 'load_failure', reason instanceof SectionFailure ? reason.cause : reason);
      throw reason;
    }
  }

  async #loadUnknown(id: string): Promise<Section> {
    const entry = this.#options.entries[id];
    if (!entry) throw new SectionFailure('unreachable', id);
    const refusal = gate(entry, this.#options.provided, this.#options.entries);
    if (refusal) throw new SectionFailure('refused', id, { refusal });
    const section = await this.#within(entry, (signal) => this.#twice(entry, signal));
    this.#loaded.set(id, section);
    return section;
  }

  /** The limit applies whatever a section does: a module that never resolves is abandoned. */
  async #within(entry: RegistryEntry, load: (signal: AbortSignal) => Promise<Section>): Promise<Section> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const failure = new SectionFailure('unreachable', entry.section.id);
        controller.abort(failure);
        reject(failure);
      }, SECTION_LIMIT_MS);
    });
    try {
      return await Promise.race([load(controller.signal), limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #twice(entry: RegistryEntry, signal: AbortSignal): Promise<Section> {
    try {
      return await this.#once(entry, signal);
    } catch (reason) {
      if (signal.aborted || (reason instanceof SectionFailure && reason.kind === 'altered')) throw reason;
      return this.#once(entry, signal);
    }
  }

  async #once(entry: RegistryEntry, signal: AbortSignal): Promise<Section> {
    const { id } = entry.section;
    const attempt = this.#attempts.get(id) ?? 0;
    this.#attempts.set(id, attempt + 1);
    try {
      return asSection(await this.#options.loadContainer(entry, attempt, signal), entry);
    } catch (cause) {
      throw cause instanceof SectionFailure ? cause : new SectionFailure(isChunkError(cause) ? 'incomplete' : 'broken', id, { cause });
    }
  }
}

/** A section's module must export the section that the registry names. */
function asSection(value: unknown, { section: { id } }: RegistryEntry): Section {
  const section = (value ?? {}) as Partial<Section>;
  if (section.manifest?.id !== id || !Array.isArray(section.routes) || !section.messages) throw new SectionFailure('foreign', id);
  const former = FORMER_CONTRACTS.find(({ contract }) => contract === section.contract);
  if (former) return { ...(compatibility[former.contract]?.section?.(section as Section) ?? (section as Section)), contract: CONTRACT };
  if (section.contract !== CONTRACT) {
    const reason = Number(section.contract) > CONTRACT ? 'newer-contract' : 'older-contract';
    throw new SectionFailure('refused', id, { refusal: { reason } });
  }
  return section as Section;
}

/** True for the error that the bundler throws when a section's file is missing or does not match its hash. */
export function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /chunk .* failed|nothing came within/i.test(reason.message));
}
