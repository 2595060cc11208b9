import type { Candidate } from './Candidate.ts';
import type { Kind } from './Kind.ts';
import { usedValues, writtenValue } from './Values.ts';

/** Of kinds that know as many values, the earlier one is chosen. */
const KIND_ORDER: readonly Kind[] = [
  'comune',
  'progressivo',
  'catastale',
  'nome',
  'provincia',
  'uts',
  'sigla',
  'nuts',
  'nome_provincia',
  'regione',
  'nuts_regione',
  'nome_regione',
];

/** Share of the values that the best column of names knows from which another one is as good. */
const NEARLY_ALL_NAMES = 0.98;

export const orderOfKinds = (a: Candidate, b: Candidate) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || a.column - b.column;

/** Of columns of names that know nearly as many values the one with the shortest texts: official names hold more than the name. */
function plainestNames(names: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(0, ...names.map(({ known }) => known));
  const lengthOf = ({ values }: Candidate) => {
    const used = usedValues(values);
    return used.reduce((sum, place) => sum + writtenValue(values.texts[place] as string).length, 0) / Math.max(1, used.length);
  };
  const near = names.filter(({ known }) => known >= most * NEARLY_ALL_NAMES);
  return near.length < 2 ? near[0] : near.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
}

/** The candidate with the most values found in the history. Among nearly equal ones codes win over names. */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(0, ...candidates.map(({ known }) => known));
  const near = candidates.filter(({ known }) => known >= most * 0.9).sort(orderOfKinds);
  const [first] = near;
  return first?.kind === 'nome' || first?.kind === 'nome_provincia' ? plainestNames(near.filter(({ kind }) => kind === first.kind)) : first;
}
