import { endOf } from '@territori/history/territory/period';
import type { Spell } from '@territori/history/territory/sources/Spell';
import { groupBy } from '@territori/traduzione/groupBy';
import { message } from '../message.ts';
import type { Row } from '../tables/SourceTable.ts';
import { vocabularyFormat } from './format.ts';

/** The region that the vocabulary writes for the time before regions. */
const NO_REGION = '00';

/** A code belongs to one municipality at a time. */
function refuseOverlaps(rowOf: ReadonlyMap<Spell, Row>): void {
  for (const [code, spells] of groupBy(rowOf.keys(), (spell) => spell.code)) {
    const inOrder = spells.sort((a, b) => a.from.localeCompare(b.from));
    inOrder.forEach((spell, index) => {
      const before = inOrder[index - 1];
      if (before && endOf(before) > spell.from) {
        throw rowOf
          .get(spell)
          ?.refuse(`code ${code} is in force for ${spell.name} from ${spell.from}, while it is for ${before.name} until ${endOf(before)}`);
      }
    });
  }
}

/**
 * The controlled vocabulary of the municipalities (`cities.csv`). Rows that are there twice count once; rows that
 * lasted no day are traces.
 */
export const municipalHistory = vocabularyFormat({
  description: message('municipalHistory.description'),
  fact: 'storia',
  municipality: 'codice_comune',
  columns: [
    'codice_regione',
    'codice_provincia',
    'id_comune',
    'codice_comune',
    'label_comune_it',
    'data_inizio_validita',
    'data_fine_validita',
  ],
  read(table, { spells, traces }) {
    const rowOf = new Map<Spell, Row>();
    const seen = new Set<string>();
    for (const row of table.rows) {
      const code = row.code('codice_comune', 6);
      const from = row.date('data_inizio_validita');
      const to = row.openDate('data_fine_validita');
      const name = row.required('label_comune_it');
      const otherName = row.text('label_comune_de');
      const province = row.code('codice_provincia', 3);
      const region = row.code('codice_regione', 2);
      const key = [code, from, to, name, otherName, province, region].join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      if (to !== null && to < from) throw row.refuse(`it ends on ${to}, before it begins on ${from}`);
      if (to === from) {
        traces.push({ code, name, province, date: from });
        continue;
      }
      const plate = row.text('sigla_automobilistica');
      const place = { province, region: region === NO_REGION ? '' : region, plate };
      const spell: Spell = { code, name, otherName, ...place, cadastral: null, from, to, source: 'vocabolario_comuni' };
      spells.push(spell);
      rowOf.set(spell, row);
    }
    refuseOverlaps(rowOf);
  },
});
