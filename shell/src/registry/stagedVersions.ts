import type { Registry, RegistryEntry } from '@territori/contract';

/** Local storage key of the visitor's number, 0 to 99. It stays in the browser; the page's script reads it too. */
export const STAGED_NUMBER_KEY = 'territori.numero';

const isNumber = (text: string | null): text is string => text !== null && /^\d{1,2}$/.test(text);

/**
 * The visitor's number, drawn at the first visit that needs one, so that a visitor has the same versions at each visit. Without a storage
 * it is 99: such a visitor has no staged version, and not another version on each page.
 */
function visitorNumber(storage: Storage | null, random: () => number): number {
  try {
    const known = storage?.getItem(STAGED_NUMBER_KEY) ?? null;
    if (isNumber(known)) return Number(known);
    const drawn = Math.floor(random() * 100);
    storage?.setItem(STAGED_NUMBER_KEY, String(drawn));
    return storage ? drawn : 99;
  } catch {
    return 99;
  }
}

/** The registry as this visitor gets it: a section has its staged version where the visitor's number is below the share. */
export function withStagedVersions(registry: Registry, storage: Storage | null, random: () => number = Math.random): Registry {
  const staged = Object.values(registry.sections).filter(({ next }) => next);
  if (staged.length === 0) return registry;
  const number = visitorNumber(storage, random);
  const chosen = ({ next, ...running }: RegistryEntry): RegistryEntry => {
    if (!next || number >= next.share) return next ? { ...running, next } : running;
    const { share: _, ...entry } = next;
    return entry;
  };
  const sections = Object.entries(registry.sections).map(([id, entry]) => [id, chosen(entry)] as const);
  return { ...registry, sections: Object.fromEntries(sections) };
}
