import type { History, Related } from '@territori/history/territory/model';
import { municipalDestinations } from '@territori/history/territory/passages/municipalDestinations';
import { type Period, toRange } from '@territori/history/territory/period';
import type { Transaction } from '@territori/store/database';
import { insertRows } from './insertRows.ts';
import { loadedColumns } from './loadedColumns.ts';

/** The other side of a change in the words of the database. */
export const RELATED: Readonly<Record<Related['is'], string>> = {
  unit: 'unità',
  abroad: 'estero',
  none: 'nessuna',
  unknown: 'non nota',
  notLoaded: 'non caricata',
};

/** Periods as PostgreSQL writes a datemultirange. */
const toMultirange = (periods: readonly Period[]): string => `{${periods.map(toRange).join(',')}}`;

/** Writes a history into the empty tables of an edition, which come first in the search path. */
export async function writeHistory(transaction: Transaction, history: History): Promise<void> {
  await insertRows(transaction, 'unita', history.units, { id: ['int', (unit) => unit.id], livello: ['text', (unit) => unit.level] });
  await insertRows(transaction, 'versione', history.versions, {
    id: ['int', (version) => version.id],
    unita_id: ['int', (version) => version.unitId],
    livello: ['text', (version) => version.level],
    codice: ['text', (version) => version.code || null],
    denominazione: ['text', (version) => version.name],
    denominazione_it: ['text', (version) => version.italianName],
    denominazione_altra: ['text', (version) => version.otherName],
    uts_id: ['int', (version) => version.utsId],
    regione_id: ['int', (version) => version.regionId],
    ripartizione_id: ['int', (version) => version.divisionId],
    sigla: ['text', (version) => version.plate],
    codice_catastale: ['text', (version) => version.cadastral],
    certezza: ['text', (version) => version.certainty],
    fonte: ['text', (version) => version.source],
    validita: ['daterange', toRange],
  });
  await insertRows(transaction, 'provvedimento', history.acts, {
    id: ['int', (act) => act.id],
    testo: ['text', (act) => act.text],
    gazzetta: ['text', (act) => act.journal],
    contenuto: ['text', (act) => act.content],
    url: ['text', (act) => act.url],
  });
  await insertRows(transaction, 'evento', [...history.changes.entries()], {
    id: ['int', ([index]) => index + 1],
    unita_id: ['int', ([, change]) => change.unitId],
    livello: ['text', ([, change]) => change.level],
    data: ['date', ([, change]) => change.date],
    ordine: ['smallint', ([, change]) => change.order],
    tipo: ['text', ([, change]) => change.kind],
    codice: ['text', ([, change]) => change.code || null],
    denominazione: ['text', ([, change]) => change.name],
    relativa: ['text', ([, change]) => RELATED[change.related.is]],
    unita_relativa_id: ['int', ([, { related }]) => (related.is === 'unit' ? related.id : null)],
    uts_id: ['int', ([, change]) => change.utsId],
    provvedimento_id: ['int', ([, change]) => change.actId],
    versione_prima_id: ['int', ([, change]) => change.beforeId],
    versione_dopo_id: ['int', ([, change]) => change.afterId],
    scorporo: ['boolean', ([, change]) => change.split],
    certezza: ['text', ([, change]) => change.certainty],
    fonte: ['text', ([, change]) => change.source],
    certezza_relativa: ['text', ([, { related }]) => (related.is === 'unit' ? related.certainty : null)],
  });
  await insertRows(transaction, 'passaggio', history.passages, {
    livello: ['text', (passage) => passage.level],
    origine_id: ['int', (passage) => passage.fromId],
    destinazione_id: ['int', (passage) => passage.toId],
    data: ['date', (passage) => passage.date],
    tipo: ['text', (passage) => passage.kind],
    totale: ['boolean', (passage) => passage.whole],
    certezza: ['text', (passage) => passage.certainty],
    provvedimento_id: ['int', (passage) => passage.actId],
    peso_popolazione: ['float8', (passage) => passage.population?.share ?? null],
    anno_popolazione: ['smallint', (passage) => passage.population?.year ?? null],
    peso_superficie: ['float8', (passage) => passage.area?.share ?? null],
    anno_superficie: ['smallint', (passage) => passage.area?.year ?? null],
  });
  await insertRows(transaction, 'destino', municipalDestinations(history.versions, history.passages), {
    partenza: ['int', (destination) => destination.fromId],
    unita: ['int', (destination) => destination.toId],
    certezza: ['text', (destination) => destination.certainty],
    dopo: ['daterange', ({ since, before }) => `[${since ?? ''},${before ?? ''})`],
    quando: ['datemultirange', ({ at }) => toMultirange(at)],
  });
  await insertRows(transaction, 'attributi', history.attributes, {
    unita_id: ['int', (row) => row.unitId],
    validita: ['daterange', toRange],
    codice_uts: ['text', (row) => row.utsCode ?? null],
    tipo: ['smallint', (row) => row.type ?? null],
    codice_fiscale: ['text', (row) => row.taxCode ?? null],
    capoluogo_uts: ['boolean', (row) => row.utsCapital ?? null],
    capoluogo_regione: ['boolean', (row) => row.regionCapital ?? null],
    nuts1: ['text', (row) => row.nuts1 ?? null],
    nuts2: ['text', (row) => row.nuts2 ?? null],
    nuts3: ['text', (row) => row.nuts3 ?? null],
    certezza: ['text', (row) => row.certainty],
  });
  await insertRows(transaction, 'dimensione', history.sizes, {
    unita_id: ['int', (size) => size.unitId],
    validita: ['daterange', toRange],
    numero_comuni: ['int', (size) => size.municipalities],
    popolazione_legale: ['bigint', (size) => size.legalPopulation],
    anno_censimento: ['smallint', (size) => size.censusYear],
    area_kmq: ['numeric', (size) => size.area],
    anno_area: ['smallint', (size) => size.areaYear],
    popolazione_residente: ['bigint', (size) => size.residents],
    anno_popolazione: ['smallint', (size) => size.residentsYear],
  });
  await insertRows(transaction, 'territorio', history.territories, {
    unita_id: ['int', (row) => row.unitId],
    validita: ['daterange', toRange],
    isolano: ['smallint', (row) => row.island],
    litoraneo: ['smallint', (row) => row.seaside],
    zona_altimetrica: ['smallint', (row) => row.zone],
    altitudine: ['int', (row) => row.altitude],
    zona_costiera_2011: ['smallint', (row) => row.coastal2011],
    zona_costiera_2021: ['smallint', (row) => row.coastal2021],
    urbanizzazione_2011: ['smallint', (row) => row.urbanisation2011],
    urbanizzazione_2021: ['smallint', (row) => row.urbanisation2021],
  });
  await insertRows(transaction, 'area_urbana', history.urbanAreas, {
    unita_id: ['int', (area) => area.unitId],
    anno: ['smallint', (area) => area.year],
    codice_fua: ['text', (area) => area.areaCode],
    denominazione_fua: ['text', (area) => area.areaName],
    codice_city: ['text', (area) => area.cityCode],
    denominazione_city: ['text', (area) => area.cityName],
  });
  await insertRows(transaction, 'alias', history.aliases, {
    unita_id: ['int', (alias) => alias.unitId],
    denominazione: ['text', (alias) => alias.name],
    fonte: ['text', (alias) => alias.source],
  });
  await insertRows(transaction, 'denominazione_storica', history.formerNameCodes, {
    unita_id: ['int', (row) => row.unitId],
    denominazione: ['text', (row) => row.name],
    codice: ['text', (row) => row.code],
  });
  for (const { report, date, file, rows } of history.snapshots) {
    await transaction.query(
      'insert into istantanea (id_funzione, data, file, colonne, righe) values ($1, $2::date, $3, $4::text::jsonb, $5::text::jsonb)',
      [report, date, file, JSON.stringify(loadedColumns(rows)), JSON.stringify(rows)],
    );
  }
}
