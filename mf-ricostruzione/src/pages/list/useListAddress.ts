import { useParameters } from '@territori/report-flow/useParameters';
import { OUTCOMES } from '@territori/traduzione';
import { useMemo } from 'react';
import { type ExampleId, isExample } from '../../list/exampleLists.ts';
import { type ListChoices, NO_CHOICES, readChoices, writeChoices } from '../../list/ListChoices.ts';
import type { RowFilter } from '../../list/ListView.ts';
import { FIRST_PAGE, type TablePage } from './TablePage.ts';

/** How the table of all rows is shown. */
export interface TableView extends TablePage {
  readonly filter: RowFilter;
}

const FIRST_TABLE: TableView = { filter: 'tutte', ...FIRST_PAGE };

/** What the address says: which part of the page is shown, the choices, the table's filter and page. It says nothing of the file. */
export interface ListAddress {
  /** True where the address is that of a list that was read. */
  readonly showsList: boolean;
  readonly example: ExampleId | null;
  readonly choices: ListChoices;
  readonly table: TableView;
  /** Shows another list; choices about columns and dates of the former one do not hold for it. */
  readonly showList: (example: ExampleId | null, options?: { readonly keepChoices?: boolean }) => void;
  readonly showChoice: () => void;
  readonly choose: (change: Partial<ListChoices>) => void;
  readonly turn: (change: Partial<TableView>) => void;
}

const FILTERS: readonly RowFilter[] = ['tutte', 'da_controllare', ...OUTCOMES];

function readTableView(parameters: URLSearchParams): TableView {
  const number = (name: string, none: number) => {
    const text = parameters.get(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : none;
  };
  return {
    filter: FILTERS.find((known) => known === parameters.get('esito')) ?? FIRST_TABLE.filter,
    page: number('pagina', FIRST_TABLE.page),
    pageSize: Math.min(number('righe', FIRST_TABLE.pageSize), 100),
  };
}

const writeTableView = ({ filter, page, pageSize }: TableView): Record<string, string> => ({
  ...(filter === FIRST_TABLE.filter ? {} : { esito: filter }),
  ...(page === FIRST_TABLE.page ? {} : { pagina: String(page) }),
  ...(pageSize === FIRST_TABLE.pageSize ? {} : { righe: String(pageSize) }),
});

/** The address of the page: `vista=elenco` or `esempio`, the choices, `esito`, `pagina`, `righe`. */
export function useListAddress(): ListAddress {
  const { parameters, show } = useParameters();
  return useMemo(() => {
    const example = isExample(parameters.get('esempio')) ? (parameters.get('esempio') as ExampleId) : null;
    const choices = readChoices(parameters);
    const table = readTableView(parameters);
    const which = (id: ExampleId | null): Record<string, string> => (id ? { esempio: id } : { vista: 'elenco' });
    return {
      showsList: example !== null || parameters.get('vista') === 'elenco',
      example,
      choices,
      table,
      showList: (id, { keepChoices = false } = {}) =>
        show({ ...which(id), ...writeChoices(keepChoices ? choices : { ...NO_CHOICES, to: choices.to }) }, { replace: keepChoices }),
      showChoice: () => show(choices.to === null ? {} : { al: choices.to }),
      choose: (change) => {
        const { pageSize } = table;
        show({ ...which(example), ...writeChoices({ ...choices, ...change }), ...writeTableView({ ...FIRST_TABLE, pageSize }) });
      },
      turn: (change) =>
        show({ ...which(example), ...writeChoices(choices), ...writeTableView({ ...table, ...change }) }, { replace: true }),
    };
  }, [parameters, show]);
}
