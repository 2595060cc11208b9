import { editionName } from '@territori/history/edition/editionName';
import { dayNumbers, type Fact, type Storia } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type RowSource, readRows, type SelectedColumns } from '../database/readRows.ts';
import { readPassages } from './readPassages.ts';
import { readVersions } from './readVersions.ts';

type FactRow = Omit<Fact, 'day'> & { readonly day: string };

const FACTS = `
  from (
    select * from (
      select distinct e.unita_id, e.data, e.tipo, p.testo
      from evento e left join provvedimento p on p.id = e.provvedimento_id
      where e.livello = 'comune' and e.tipo is not null and (p.testo is not null or e.tipo not in ('CS', 'ES', 'CD', 'AP', 'RN', 'PV'))
    ) detti order by unita_id, data, tipo collate "C", testo collate "C"
  ) f`;

const FACT_COLUMNS: SelectedColumns<FactRow> = { unit: 'f.unita_id', day: 'f.data', kind: 'f.tipo', act: 'f.testo' };

/** The licences of an edition's sources, each once. */
const licencesOf = ({ sources }: Edition): string => [...new Set(sources.map(({ licenza }) => licenza.it))].sort().join('; ');

/** The history of an edition as the translation of lists reads it. */
export async function readStoria(source: RowSource, edition: Edition): Promise<Storia> {
  const dayOf = dayNumbers();
  const versions = await readVersions(source, edition, dayOf);
  const passages = await readPassages(source, edition, dayOf);
  const facts = await readRows(source, edition, FACT_COLUMNS, FACTS);
  return {
    edition: editionName(edition),
    updatedTo: dayOf(edition.date),
    licence: licencesOf(edition),
    versions,
    passages,
    facts: facts.map((fact) => ({ ...fact, day: dayOf(fact.day) })),
  };
}
