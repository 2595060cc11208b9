import type { Certezza, Dimensione, Unita, Variazione } from '@territori/contract/v1';
import type { ExportTable } from '@territori/report-flow/export';

const COLUMNS = [
  'dal',
  'al',
  'fatto',
  'codice',
  'denominazione',
  'codice_catastale',
  'provincia',
  'regione',
  'descrizione',
  'altra_unita',
  'codice_altra_unita',
  'provvedimento',
  'gazzetta',
  'data_provvedimento',
  'url_provvedimento',
  'popolazione',
  'anno_censimento',
  'superficie',
  'anno_superficie',
  'certezza',
] as const;
export type TimelineColumn = (typeof COLUMNS)[number];

export interface TimelineWords {
  readonly label: (column: TimelineColumn) => string;
  readonly state: string;
  readonly size: string;
  readonly kind: (code: string | null) => string;
  readonly other: (change: Variazione) => string;
  readonly certainty: (known: Certezza) => string;
}

interface KnownUnit {
  readonly states: readonly Unita[];
  readonly changes: readonly Variazione[];
  readonly sizes: readonly Dimensione[];
}

/**
 * Everything that is known of a unit as one table in order of time: a row a state, a row a change, a row a size. `al` is the first day
 * after, empty while it lasts, as in the public API. A cell is empty where the fact has no such value or none is known.
 */
export function unitTimeline({ states, changes, sizes }: KnownUnit, words: TimelineWords): Pick<ExportTable, 'columns' | 'rows'> {
  const rows: ExportTable['rows'][number][] = [
    ...states.map((unit) => ({
      dal: unit.valido_dal,
      al: unit.valido_al,
      fatto: words.state,
      codice: unit.codice,
      denominazione: unit.denominazione,
      codice_catastale: unit.codice_catastale,
      provincia: unit.provincia?.denominazione ?? null,
      regione: unit.regione?.denominazione ?? null,
      certezza: words.certainty(unit.certezza),
    })),
    ...changes.map((change) => ({
      dal: change.data,
      fatto: words.kind(change.tipo),
      codice: change.codice,
      denominazione: change.denominazione,
      descrizione: change.descrizione,
      altra_unita: words.other(change),
      codice_altra_unita: change.codice_collegato,
      provvedimento: change.provvedimento?.testo ?? null,
      gazzetta: change.provvedimento?.gazzetta ?? null,
      data_provvedimento: change.provvedimento?.data ?? null,
      url_provvedimento: change.provvedimento?.url ?? null,
      certezza: words.certainty(change.certezza),
    })),
    ...sizes.map((size) => ({
      dal: size.valido_dal,
      al: size.valido_al,
      fatto: words.size,
      popolazione: size.popolazione,
      anno_censimento: size.anno_censimento,
      superficie: size.superficie,
      anno_superficie: size.anno_superficie,
    })),
  ];
  const day = (row: ExportTable['rows'][number]) => String(row.dal ?? '');
  return {
    columns: COLUMNS.map((name) => ({ name, label: words.label(name) })),
    rows: rows.sort((a, b) => day(a).localeCompare(day(b))),
  };
}
