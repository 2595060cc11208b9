/** What one source says of a fact. */
export interface Statement {
  source: string;
  says: string;
}

/** Two sources that speak of one fact and do not agree. */
export interface Contradiction {
  fact: 'end' | 'successor' | 'in force' | 'name' | 'cadastral code' | 'legal population' | 'area' | 'residents';
  code: string;
  /** YYYY-MM-DD. */
  day: string;
  statements: readonly Statement[];
}

/** How the dated history is called among the sources. */
export const DATED_HISTORY = 'dated history';
