import {
  type Aggregation,
  aggregate,
  aggregatedSheet,
  cellsOf,
  columnsOf,
  delimitedText,
  differingYears,
  type Figure,
  figureFaults,
  type Grid,
  ListError,
  listNotices,
  needsALook,
  type OpenedList,
  type Outcome,
  openList,
  questionOf,
  type Report,
  reportOf,
  type SourceDay,
  type Translation,
  textRows,
  translatedRows,
  translateList,
  translationSheets,
  unitsThatAre,
  withWholeRows,
} from '@territori/traduzione';
import { dayNumber, type HistoryIndex, isoDay } from '@territori/traduzione/storia';
import type { writeWorkbook } from '@territori/traduzione/workbook';
import { checkItems } from './checkItems.ts';
import { keepLast } from './keepLast.ts';
import type { ListChoices } from './ListChoices.ts';
import type {
  AggregationView,
  CheckItem,
  FileKind,
  ListOutline,
  ListView,
  NumericColumn,
  RowFilter,
  ShownRow,
  Slice,
  UnitFigures,
} from './ListView.ts';
import { numericColumns } from './numericColumns.ts';

interface Translated extends Translation {
  readonly from: string;
}

const slice = <T>(items: readonly T[], start: number, count: number): Slice<T> => ({
  items: items.slice(start, start + count),
  total: items.length,
});

/**
 * One list of a visitor: recognised, translated and given back by the visitor's choices. The result of each step is kept until another
 * choice changes it. Every method throws ListError when the file cannot be read with the choices.
 */
export class ListSession {
  readonly #index: HistoryIndex;
  readonly #name: string;
  readonly #grids: readonly Grid[];

  constructor(index: HistoryIndex, name: string, grids: readonly Grid[]) {
    this.#index = index;
    this.#name = name;
    this.#grids = grids;
  }

  readonly #open = keepLast(
    ({ sheet, column, province, level, decisions }: ListChoices) => [sheet, column, province, level, decisions],
    ({ sheet, column, province, level, decisions }): OpenedList => {
      const grids = sheet === null ? this.#grids : this.#grids.slice(sheet, sheet + 1);
      if (grids.length === 0) throw new ListError('foglio_mancante', { foglio: (sheet ?? 0) + 1, fogli: this.#sheets().join(', ') });
      return openList(this.#index, grids, {
        column: column ?? undefined,
        province: province ?? undefined,
        level: level ?? undefined,
        decisions,
      });
    },
  );

  readonly #numeric = keepLast(
    ({ sheet, column, province, level, decisions }: ListChoices) => [sheet, column, province, level, decisions],
    (choices): readonly NumericColumn[] => {
      const { table, recognition } = this.#open(choices);
      return numericColumns(table, [recognition.chosen.column, recognition.chosen.province]);
    },
  );

  /** Null while no day of the values is known: neither recognised nor chosen. */
  readonly #translate = keepLast(
    ({ figures: _, ...choices }: ListChoices) => choices,
    (choices): Translated | null => {
      const { table, recognition } = this.#open(choices);
      const chosen: SourceDay | undefined = choices.from === 'ultimo' ? 'ultimo' : dayNumber(choices.from ?? '');
      const from = chosen ?? recognition.epoch.from;
      if (from === null) return null;
      const to = dayNumber(choices.to ?? '') ?? this.#index.updatedTo;
      const translation = translateList(this.#index, table, recognition, chosen ?? 'epoca', to, choices.weighting ?? undefined);
      return { ...translation, from: from === 'ultimo' ? from : isoDay(from) };
    },
  );

  /** The declared figures that the list has; an address may name others. */
  #figures(choices: ListChoices): readonly Figure[] {
    const { table, recognition } = this.#open(choices);
    const exists = (column: number | 'popolazione') => column === 'popolazione' || column < table.header.length;
    const figures = choices.figures.filter((figure) => exists(figure.column) && (figure.kind === 'conteggio' || exists(figure.weight)));
    const faulty = figureFaults(figures, recognition.chosen).map(({ figure }) => figure);
    return figures.filter((figure) => !faulty.includes(figure));
  }

  readonly #aggregate = keepLast(
    (choices: ListChoices) => choices,
    (choices): Aggregation | null => {
      const { table, recognition } = this.#open(choices);
      const translated = this.#translate(choices);
      const figures = this.#figures(choices);
      if (!translated || figures.length === 0) return null;
      const distribute = choices.weighting !== null;
      return aggregate(table, translated.outcomes, figures, {
        index: this.#index,
        level: recognition.level,
        translation: translated,
        distribute,
      });
    },
  );

  /** The outcomes of the rows; those with figures that stay whole although several units hold their territory say so. */
  readonly #outcomes = keepLast(
    (choices: ListChoices) => choices,
    (choices): readonly Outcome[] | undefined => {
      const translated = this.#translate(choices);
      return translated ? withWholeRows(translated.outcomes, this.#aggregate(choices) ?? undefined) : undefined;
    },
  );

  readonly #checked = keepLast(
    (choices: ListChoices) => choices,
    (choices): readonly CheckItem[] => {
      const { table, recognition } = this.#open(choices);
      return checkItems(this.#index, table, recognition, this.#outcomes(choices) ?? []);
    },
  );

  /** Places of the rows that a filter shows. */
  readonly #filter = keepLast(
    ({ choices, filter }: { choices: ListChoices; filter: RowFilter }) => [choices, filter],
    ({ choices, filter }): Uint32Array => {
      const { table } = this.#open(choices);
      const outcomes = this.#outcomes(choices);
      const passes = (outcome: Outcome) => (filter === 'da_controllare' ? needsALook(outcome) : outcome.outcome === filter);
      const lines = Uint32Array.from(table.rows.keys());
      return filter === 'tutte' || !outcomes ? lines : lines.filter((line) => passes(outcomes[line] as Outcome));
    },
  );

  #sheets = (): string[] => this.#grids.flatMap(({ sheet }) => sheet ?? []);

  #report(choices: ListChoices): Report {
    const list = this.#open(choices);
    const translation = this.#translate(choices) ?? undefined;
    const aggregation = this.#aggregate(choices) ?? undefined;
    return reportOf({
      file: this.#name,
      table: list.table,
      recognition: list.recognition,
      day: choices.to ?? isoDay(this.#index.updatedTo),
      translation,
      aggregation,
      weighting: choices.weighting,
      notices: listNotices(this.#index, this.#name, list, translation, aggregation),
    });
  }

  /** The sheets, and the columns of one of them; no columns where the sheet holds no table. */
  outline(sheet: number | null): ListOutline {
    const grid = this.#grids[sheet ?? 0];
    try {
      return { sheets: this.#sheets(), columns: grid ? columnsOf(this.#index, grid) : [] };
    } catch (error) {
      if (error instanceof ListError) return { sheets: this.#sheets(), columns: [] };
      throw error;
    }
  }

  view(choices: ListChoices): ListView {
    const { table, recognition, otherSheets } = this.#open(choices);
    const { chosen, epoch } = recognition;
    const translated = this.#translate(choices);
    return {
      report: this.#report(choices),
      sheets: this.#sheets(),
      otherSheets,
      columns: table.header,
      numeric: this.#numeric(choices),
      differingYears: differingYears(table, this.#name, epoch, this.#index.updatedTo),
      since: isoDay(this.#index.since),
      updatedTo: isoDay(this.#index.updatedTo),
      fitting: Math.round(epoch.share * chosen.distinct),
      translation: translated && {
        level: recognition.level,
        from: translated.from,
        to: isoDay(translated.day),
        beyondEdition: translated.beyondEdition,
        beforeHistory: translated.beforeHistory,
        toCheck: {
          values: this.#checked(choices).length,
          rows: this.#checked(choices).reduce((sum, { rows }) => sum + rows, 0),
        },
        question: questionOf(recognition, translated.outcomes),
        aggregation: this.#aggregationView(choices),
      },
    };
  }

  #aggregationView(choices: ListChoices): AggregationView | null {
    const aggregation = this.#aggregate(choices);
    if (!aggregation) return null;
    const { rows, balances, wholeLines: _, ...rest } = aggregation;
    return {
      ...rest,
      figures: this.#figures(choices),
      units: rows.length,
      empty: unitsThatAre(aggregation, 'nulla'),
      partial: unitsThatAre(aggregation, 'parziale'),
      balances: [...balances].map(([column, balance]) => ({ column, ...balance })),
    };
  }

  rows(choices: ListChoices, filter: RowFilter, start: number, count: number): Slice<ShownRow> {
    const { table } = this.#open(choices);
    const outcomes = this.#outcomes(choices);
    const lines = this.#filter({ choices, filter });
    const items = [...lines.subarray(start, start + count)].map(
      (line): ShownRow => ({
        line: line + 1,
        cells: table.rows[line] as readonly string[],
        added: outcomes ? cellsOf(outcomes[line] as Outcome) : [],
      }),
    );
    return { items, total: lines.length };
  }

  toCheck = (choices: ListChoices, start: number, count: number): Slice<CheckItem> => slice(this.#checked(choices), start, count);

  aggregated(choices: ListChoices, start: number, count: number): Slice<UnitFigures> {
    const { items, total } = slice(this.#aggregate(choices)?.rows ?? [], start, count);
    return {
      items: items.map(({ target: { unit, code, name }, rows, figures, weights, comparability, territory }) => ({
        unit,
        code,
        name,
        rows,
        figures,
        weights,
        comparability,
        territory,
      })),
      total,
    };
  }

  /**
   * A file to give back, with its name. For an ODS it is the JSON of the sheets, from which the page makes the file.
   * @param edition the name of the edition, for the sheet about the method
   */
  async file(
    choices: ListChoices,
    kind: FileKind,
    edition: string,
    loadWriter: () => Promise<typeof writeWorkbook>,
  ): Promise<{ name: string; blob: Blob }> {
    const { table } = this.#open(choices);
    const translated = this.#translate(choices);
    if (!translated) throw new RangeError('A list of which no day is known has no translation');
    const { outcomes, day } = translated;
    const aggregation = this.#aggregate(choices) ?? undefined;
    const name = `${this.#name.replace(/\.[^.]*$/, '')}-al-${isoDay(day)}`;
    const csv = (rows: readonly (readonly string[])[], quoting?: typeof table.quoting) =>
      new Blob([delimitedText(rows, table.separator ?? ';', quoting)], { type: 'text/csv' });
    if (kind === 'CSV')
      return { name: `${name}.csv`, blob: csv(translatedRows(table, this.#outcomes(choices) ?? outcomes), table.quoting) };
    if (kind === 'AGGREGATI' && aggregation) {
      return { name: `${name}-aggregati.csv`, blob: csv(textRows(aggregatedSheet(table, this.#figures(choices), aggregation))) };
    }
    const sheets = translationSheets(
      table,
      outcomes,
      this.#report(choices),
      { name: edition, updatedTo: isoDay(this.#index.updatedTo), licence: this.#index.licence },
      { figures: this.#figures(choices), aggregation, weighting: choices.weighting ?? '' },
    );
    if (kind === 'ODS') return { name: `${name}.ods`, blob: new Blob([JSON.stringify(sheets)], { type: 'application/json' }) };
    const write = await loadWriter();
    const content = (await write(sheets)) as Uint8Array<ArrayBuffer>;
    return {
      name: `${name}.xlsx`,
      blob: new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
    };
  }
}
