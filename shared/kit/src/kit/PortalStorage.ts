/** The two storages of a browser; either is null where it is forbidden. */
export interface PortalStorage {
  readonly local: Storage | null;
  readonly session: Storage | null;
}

/** The page's storages. Asking for one throws where cookies are blocked: then there is none. */
export function browserStorage(): PortalStorage {
  return { local: allowed(() => window.localStorage), session: allowed(() => window.sessionStorage) };
}

/** For a section in a foreign page, which leaves nothing behind. */
export const noStorage: PortalStorage = { local: null, session: null };

function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
