import type { Aggregation, Figure } from '../aggregate/aggregate.ts';
import { columnName, type Table } from '../read/Table.ts';
import type { Notice, Outcome } from '../translate/Outcome.ts';
import { candidatesText, cellsOf, namesFor } from './newColumns.ts';
import type { Report } from './report.ts';
import type { Sheet } from './sheets.ts';

/** The visitor's own table with the new columns: the header, then every row in its order. */
export function translatedRows(table: Table, outcomes: readonly Outcome[]): string[][] {
  const header = [...table.header, ...namesFor(table.header)];
  return [header, ...table.rows.map((row, line) => [...row, ...cellsOf(outcomes[line] as Outcome)])];
}

/** Outcomes after which nothing has to be looked at. */
const SETTLED: ReadonlySet<string> = new Set(['invariata', 'rinominata', 'ricodificata', 'confluita', 'vuota']);
/** Notices of rows in which something contradicts the value. */
const CONTRADICTED: readonly Notice[] = ['nome_diverso', 'provincia_diversa'];
/** True for a row that the visitor should look at: its outcome leaves something open, or what stands beside its value contradicts it. */
export const needsALook = ({ outcome, notices }: Outcome) =>
  !SETTLED.has(outcome) || notices.some((notice) => CONTRADICTED.includes(notice));

/** The declared figures by unit of the day asked. */
export function aggregatedSheet(table: Table, figures: readonly Figure[], { rows }: Aggregation): Sheet {
  const own = ['codice_nuovo', 'nome_nuovo', 'righe'];
  const names = namesFor(
    own,
    figures.map(({ column }) => columnName(table, column)),
  );
  return {
    name: 'Aggregati',
    header: [...own, ...names],
    rows: rows.map(({ target, rows: number, figures: values }) => [target.code, target.name, number, ...values]),
  };
}

/** What the workbook says of how it was made. */
function methodSheet(
  report: Report,
  edition: { readonly name: string; readonly updatedTo: string; readonly licence: string },
  weighting: string,
): Sheet {
  const { epoca, esiti, conservazione = {} } = report;
  const text = (value: string | null, none: string) => value ?? none;
  return {
    name: 'Metodo',
    header: ['Voce', 'Valore'],
    rows: [
      ['Edizione', edition.name],
      ['Aggiornata al', edition.updatedTo],
      ['File', report.file],
      ['Colonna', report.colonna?.nome ?? ''],
      ['Tipo di colonna', report.colonna?.tipo ?? ''],
      ['In vigore dal', text(epoca.dal, 'non riconosciuto')],
      ['Primo giorno non più in vigore', text(epoca.al, epoca.dal === null ? 'non riconosciuto' : 'ancora in vigore')],
      ['Verdetto', epoca.verdetto],
      ['Quota dei valori in vigore', epoca.quota],
      ['Tradotto al', report.al],
      ['Pesi', weighting],
      ...Object.entries(esiti).map(([outcome, count]): [string, number] => [`Righe: ${outcome}`, count]),
      ...Object.entries(conservazione).flatMap(([column, { entrata, uscita, non_assegnata }]): [string, number][] => [
        [`${column}: totale in entrata`, entrata],
        [`${column}: totale in uscita`, uscita],
        [`${column}: non assegnato`, non_assegnata],
      ]),
      ['Licenza', edition.licence],
    ],
  };
}

/**
 * The sheets of the workbook that is given back: Elenco, Corrispondenza, Da controllare, Aggregati (where figures were
 * declared), Metodo.
 */
export function translationSheets(
  table: Table,
  outcomes: readonly Outcome[],
  report: Report,
  edition: { readonly name: string; readonly updatedTo: string; readonly licence: string },
  {
    figures = [],
    aggregation,
    weighting = '',
  }: { figures?: readonly Figure[]; aggregation?: Aggregation | undefined; weighting?: string } = {},
): Sheet[] {
  const [header = [], ...rows] = translatedRows(table, outcomes);
  const value = (report.colonna?.indice ?? 1) - 1;
  const correspondence = new Map<string, (string | null)[]>();
  for (const [line, outcome] of outcomes.entries()) {
    const row = table.rows[line] as readonly string[];
    if (outcome.outcome === 'vuota') continue;
    const [kind = '', code = '', name = ''] = cellsOf(outcome);
    const beside = report.colonna_provincia ? (row[report.colonna_provincia.indice - 1] ?? '') : '';
    correspondence.set(`${row[value]} ${beside}`, [
      row[value] ?? '',
      beside,
      kind,
      code,
      name,
      candidatesText(outcome.candidates),
      outcome.relation ?? '',
      outcome.certainty ?? '',
    ]);
  }
  return [
    { name: 'Elenco', header, rows },
    {
      name: 'Corrispondenza',
      header: ['valore', 'provincia', 'esito', 'codice_nuovo', 'nome_nuovo', 'candidati', 'relazione', 'certezza'],
      rows: [...correspondence.values()],
    },
    { name: 'Da controllare', header, rows: rows.filter((_, line) => needsALook(outcomes[line] as Outcome)) },
    ...(aggregation ? [aggregatedSheet(table, figures, aggregation)] : []),
    methodSheet(report, edition, weighting),
  ];
}
