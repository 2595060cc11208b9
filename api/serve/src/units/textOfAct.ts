import type { Act } from '@territori/edition/model/readEvents';

/** The text of an act with the journal that published it; empty where there is none. */
export const textOfAct = (act: Act | undefined): string => [act?.testo, act?.gazzetta].filter(Boolean).join('; ');
