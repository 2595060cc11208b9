import type { Day } from '@territori/history/dates/day';
import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import type { Correspondence } from '../correspondence/Correspondence.ts';
import type { CorrespondenceTable } from '../correspondence/CorrespondenceTable.ts';
import type { EditionModel } from '../EditionModel.ts';

/** A row that is not shown yet, with the table of its level. */
export interface FoundPair {
  readonly table: CorrespondenceTable;
  readonly pair: Correspondence;
}

/** The weights of a pair as fields. */
export function weightFields(table: CorrespondenceTable, pair: Correspondence) {
  const [population, area] = [table.weightOf(pair, 'popolazione'), table.weightOf(pair, 'superficie')];
  return {
    peso_popolazione: population?.share ?? null,
    peso_superficie: area?.share ?? null,
    anno_popolazione: population?.year ?? null,
    anno_superficie: area?.year ?? null,
  };
}

/** The row of a correspondence between the days `da` and `a`. */
export function correspondenceRow(
  { table, pair }: FoundPair,
  [da, a]: readonly [Day, Day],
  { model }: { readonly model: EditionModel },
): Corrispondenza {
  const [from, to] = [
    pair.from === null ? undefined : model.at(pair.from, da)?.row,
    pair.to === null ? undefined : model.at(pair.to, a)?.row,
  ];
  const { peso_popolazione, peso_superficie, anno_popolazione, anno_superficie } = weightFields(table, pair);
  const events = table.eventsOf(pair);
  return {
    codice_da: from?.codice ?? null,
    denominazione_da: from?.denominazione ?? null,
    codice_a: to?.codice ?? null,
    denominazione_a: to?.denominazione ?? null,
    relazione: pair.relation,
    peso_popolazione,
    peso_superficie,
    date_eventi: [...new Set(events.map(({ data }) => data))],
    motivo: pair.reason,
    livello: pair.livello,
    id_da: pair.from,
    id_a: pair.to,
    anno_popolazione,
    anno_superficie,
    eventi: events.map(({ data, tipo, id, provvedimento }) => ({ data, tipo: tipo ?? '', id, provvedimento })),
  };
}
