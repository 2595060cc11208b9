import type { Aggregation, Figure } from '../aggregate/Aggregation.ts';
import { columnName, type Table } from '../read/Table.ts';
import type { Notice, Outcome } from '../translate/Outcome.ts';
import { candidatesText, cellsOf, namesFor } from './newColumns.ts';
import type { Report } from './Report.ts';
import type { Sheet } from './sheets.ts';

/** The visitor's own table with the new columns: the header, then every row in its order. */
export function translatedRows(table: Table, outcomes: readonly Outcome[]): string[][] {
  const header = [...table.header, ...namesFor(table.header)];
  return [header, ...table.rows.map((row, line) => [...row, ...cellsOf(outcomes[line] as Outcome)])];
}

/** Outcomes after which nothing has to be looked at. */
const SETTLED: ReadonlySet<string> = new Set(['invariata', 'rinominata', 'ricodificata', 'confluita', 'vuota']);
/**
 * Notices of rows in which something contradicts the value or stands there without one, or whose figures stay whole although several units
 * hold the territory.
 */
const DOUBTFUL: readonly Notice[] = ['nome_diverso', 'provincia_diversa', 'senza_valore', 'non_comparabile'];
/** True for a row that the visitor should look at: its outcome leaves something open, or what stands beside its value contradicts it. */
export const needsALook = ({ outcome, notices }: Outcome) => !SETTLED.has(outcome) || notices.some((notice) => DOUBTFUL.includes(notice));

/** The outcomes of rows with figures: those that stay whole although several units hold their territory say so, with the names. */
export function withWholeRows(outcomes: readonly Outcome[], aggregation: Pick<Aggregation, 'wholeLines'> | undefined): readonly Outcome[] {
  if (!aggregation || aggregation.wholeLines.size === 0) return outcomes;
  const { wholeLines } = aggregation;
  return outcomes.map((outcome, line) =>
    wholeLines.has(line) ? { ...outcome, notices: [...outcome.notices, 'non_comparabile' as const] } : outcome,
  );
}

const unitsText = (units: readonly { readonly code: string; readonly name: string }[]): string =>
  units.map(({ code, name }) => `${code} ${name}`).join('|');

/**
 * The declared figures by unit of the day asked, each with how comparable it is (`confronto`), and where it is `non_comparabile` the units
 * that the territory is in. Units that are gone and stay whole come last, without a code.
 */
export function aggregatedSheet(table: Table, figures: readonly Figure[], { rows, whole }: Aggregation): Sheet {
  const own = ['codice_nuovo', 'nome_nuovo', 'righe'];
  const about = ['confronto', 'territorio_in'];
  const names = namesFor(
    [...own, ...about],
    figures.map(({ column }) => columnName(table, column)),
  );
  const gone = whole.filter(({ target }) => target === null);
  return {
    name: 'Aggregati',
    header: [...own, ...names, ...about],
    rows: [
      ...rows.map(({ target, rows: number, figures: values, comparability, territory }) => [
        target.code,
        target.name,
        number,
        ...values,
        comparability,
        unitsText(territory),
      ]),
      ...gone.map(({ origin, rows: number, figures: values, territory }) => [
        '',
        `${origin.name} (${origin.code})`,
        number,
        ...values,
        'non_comparabile',
        unitsText(territory),
      ]),
    ],
  };
}

/** What the workbook says of how it was made. */
function methodSheet(
  report: Report,
  edition: { readonly name: string; readonly updatedTo: string; readonly licence: string },
  weighting: string,
): Sheet {
  const { epoca, esiti, conservazione = {}, cifre } = report;
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
      ...(cifre
        ? [
            ['Anni dei pesi', cifre.anni.join(', ')],
            ['Non confrontabili', cifre.non_comparabili.map(({ denominazione }) => denominazione).join(', ')],
            ['Non ricevono niente', cifre.nulle.map(({ denominazione }) => denominazione).join(', ')],
            ['Ricevono solo una parte', cifre.parziali.map(({ denominazione }) => denominazione).join(', ')],
          ]
        : []),
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
  const marked = withWholeRows(outcomes, aggregation);
  const [header = [], ...rows] = translatedRows(table, marked);
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
    { name: 'Da controllare', header, rows: rows.filter((_, line) => needsALook(marked[line] as Outcome)) },
    ...(aggregation ? [aggregatedSheet(table, figures, aggregation)] : []),
    methodSheet(report, edition, weighting),
  ];
}
