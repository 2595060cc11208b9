import { OfficialRecord } from '@territori/history/territory/OfficialRecord';
import type { Sources } from '@territori/history/territory/sources/Sources';
import type { Contradiction } from './Contradiction.ts';
import { contradictoryCadastralCodes } from './contradictoryCadastralCodes.ts';
import { contradictoryEnds } from './contradictoryEnds.ts';
import { contradictoryLists } from './contradictoryLists.ts';
import { contradictorySizes } from './contradictorySizes.ts';

/** Every contradiction between the sources of an edition, in order of day, code and fact. None is left out. */
export function contradictions(sources: Sources): Contradiction[] {
  const record = new OfficialRecord(sources.declared, sources.spells, sources.traces);
  const found = [
    ...contradictoryDeclarations(record),
    ...contradictoryEnds(record, sources),
    ...contradictoryLists(sources, record),
    ...contradictoryCadastralCodes(sources),
    ...contradictorySizes(sources, record),
  ];
  const key = ({ day, code, fact }: Contradiction) => `${day} ${code} ${fact}`;
  return found.sort((a, b) => key(a).localeCompare(key(b)));
}

/** Lists of declared changes that name different related units. */
const contradictoryDeclarations = ({ contradictions }: OfficialRecord): Contradiction[] =>
  contradictions.map(({ date, code, says }) => ({
    fact: 'successor',
    code,
    day: date,
    statements: says.map(({ file, related }) => ({ source: file, says: related.filter(Boolean).join(', ') || 'none' })),
  }));
