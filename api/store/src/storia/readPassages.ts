import type { Level, Passage } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type RowSource, readRows, type SelectedColumns } from '../database/readRows.ts';

interface PassageRow extends Omit<Passage, 'day' | 'population' | 'area'> {
  readonly level: Level;
  readonly day: string;
  readonly population: number | null;
  readonly populationYear: number | null;
  readonly area: number | null;
  readonly areaYear: number | null;
}

// in one order on every engine: shares are summed up in it
const PASSAGES = `
  from (
    select p.*, a.testo from passaggio p left join provvedimento a on a.id = p.provvedimento_id order by p.origine_id, p.data, p.destinazione_id
  ) p`;

const PASSAGE_COLUMNS: SelectedColumns<PassageRow> = {
  level: 'p.livello',
  from: 'p.origine_id',
  to: 'p.destinazione_id',
  day: 'p.data',
  kind: 'p.tipo',
  certainty: 'p.certezza',
  whole: 'p.totale',
  act: 'p.testo',
  population: 'p.peso_popolazione',
  populationYear: 'p.anno_popolazione',
  area: 'p.peso_superficie',
  areaYear: 'p.anno_superficie',
};

/** The passages of each level by origin and day. */
export async function readPassages(source: RowSource, edition: Edition, dayOf: (iso: string) => number): Promise<Record<Level, Passage[]>> {
  const passages: Record<Level, Passage[]> = { comune: [], uts: [], regione: [] };
  const weight = (share: number | null, year: number | null) => (share === null ? null : { share, year });
  for (const row of await readRows(source, edition, PASSAGE_COLUMNS, PASSAGES)) {
    const { level, from, to, day, kind, certainty, whole, act, population, populationYear, area, areaYear } = row;
    passages[level].push({
      from,
      to,
      kind,
      certainty,
      whole,
      act,
      day: dayOf(day),
      population: weight(population, populationYear),
      area: weight(area, areaYear),
    });
  }
  return passages;
}
