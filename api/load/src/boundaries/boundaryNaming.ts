import type { Area, BoundaryLevel } from '@territori/history/boundaries/Boundaries';

/** What the properties of a feature are called in the sets of Istat and in those made of them. */
export interface BoundaryNaming {
  readonly level: BoundaryLevel;
  /** Property of the code; `id` the id of the feature. */
  readonly code: string;
  /** Properties that may hold the name; the first with a name counts. */
  readonly names: readonly string[];
  /** Digits of the code; null where units have a name and no code. */
  readonly digits: number | null;
}

/** A finer level comes first: its features also have the codes of the levels above. */
const NAMINGS: readonly BoundaryNaming[] = [
  { level: 'comune', code: 'PRO_COM_T', names: ['COMUNE'], digits: 6 },
  { level: 'comune', code: 'PRO_COM', names: ['COMUNE'], digits: 6 },
  // since 2015 the name of a metropolitan city is in DEN_UTS alone, and DEN_PROV has a dash
  { level: 'uts', code: 'COD_PROV', names: ['DEN_PROV', 'DEN_UTS'], digits: 3 },
  { level: 'uts', code: 'prov_istat_code', names: ['prov_name'], digits: 3 },
  { level: 'compartimento', code: 'COMP', names: ['COMP'], digits: null },
  { level: 'regione', code: 'COD_REG', names: ['DEN_REG'], digits: 2 },
  { level: 'regione', code: 'reg_istat_code', names: ['reg_name'], digits: 2 },
  { level: 'comune', code: 'id', names: [], digits: 6 },
];

/** The naming of features of which one has these properties; undefined for features that are not units of a level of the map. */
export const boundaryNamingOf = (properties: Readonly<Record<string, unknown>>): BoundaryNaming | undefined =>
  NAMINGS.find(({ code }) => properties[code] !== undefined);

const NO_NAME = new Set(['', '-']);
const SMALL_WORDS = new Set(['di', 'del', 'della']);

/** A name that is written in capitals alone, as those of the compartments are, with a capital at the beginning of its words. */
const withFewCapitals = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/\p{L}{2,}/gu, (word) => (SMALL_WORDS.has(word) ? word : (word[0] ?? '').toUpperCase() + word.slice(1)))
    : name;

/** The name of a feature; null where it has none. */
export function boundaryName({ names }: BoundaryNaming, properties: Readonly<Record<string, unknown>>): string | null {
  for (const key of names) {
    const name = properties[key];
    if (typeof name === 'string' && !NO_NAME.has(name.trim())) return withFewCapitals(name.trim());
  }
  return null;
}

/** The properties that name a unit of a level, as Istat calls them. `boundaryNamingOf` and `boundaryName` read them. */
export function boundaryProperties(level: BoundaryLevel, { code, name }: Pick<Area, 'code' | 'name'>): Record<string, string> {
  const naming = NAMINGS.find((one) => one.level === level);
  if (!naming) return {};
  const [nameKey] = naming.names;
  return { ...(nameKey !== undefined && name !== null && { [nameKey]: name }), [naming.code]: code };
}
