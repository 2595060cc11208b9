/** The two storages of a browser; each is null where the browser forbids it. */
export interface PortalStorage {
  readonly local: Storage | null;
  readonly session: Storage | null;
}

/** The page's storages. Access throws where cookies are blocked; the storage is then null. */
export function browserStorage(): PortalStorage {
  return { local: allowed(() => window.localStorage), session: allowed(() => window.sessionStorage) };
}

/** For a section in a foreign page, which must not store anything. */
export const noStorage: PortalStorage = { local: null, session: null };

function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
