import { type Column, DataTable, nextSort, PagedTable, Pagination, type Sort } from '@territori/ui/table';
import { useState } from 'react';

interface Comune {
  codice: string;
  denominazione: string;
  provincia: string | null;
  superficie: string;
  nota: string;
}

const lunga =
  'La legge regionale istituisce il comune mediante fusione dei comuni contigui, ne fissa la sede e regola i rapporti patrimoniali; gli organi decadono il giorno della istituzione.';

const rows: Comune[] = [
  { codice: '001001', denominazione: 'Agliè', provincia: 'Torino', superficie: '13,15', nota: '' },
  { codice: '022229', denominazione: 'Ledro', provincia: 'Trento', superficie: '154,71', nota: lunga },
  { codice: '017092', denominazione: 'Lonato del Garda', provincia: 'Brescia', superficie: '70,55', nota: 'Già Lonato' },
  { codice: '025069', denominazione: 'Sappada', provincia: null, superficie: '61,13', nota: '' },
  { codice: '066049', denominazione: 'L’Aquila', provincia: 'L’Aquila', superficie: '473,91', nota: '' },
];

const columns: Column<Comune>[] = [
  { name: 'codice', label: 'Codice Comune (alfanumerico)' },
  { name: 'denominazione', label: 'Denominazione', rowHeader: true, lang: 'it' },
  { name: 'provincia', label: 'Provincia/Uts' },
  { name: 'superficie', label: 'Superficie (kmq)', numeric: true },
  { name: 'nota', label: 'Nota', sortable: false },
];

const labels = {
  noData: 'nessun dato',
  readMore: 'Leggi di più',
  close: 'Chiudi',
  empty: 'Nessun risultato trovato',
  loading: 'Caricamento',
  sort: (label: string) => `Ordina per ${label}`,
  retry: 'Riprova',
};

const pages = {
  navigation: 'Pagine della tabella',
  range: (from: number, to: number, total: number) => `${from}-${to} di ${total}`,
  first: 'Prima pagina',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  last: 'Ultima pagina',
  pageSize: 'Righe per pagina',
};

export function Ordinabile() {
  const [sort, setSort] = useState<Sort[]>([
    { column: 'provincia', direction: 'DESC' },
    { column: 'codice', direction: 'ASC' },
  ]);
  const [page, setPage] = useState(2);
  const [size, setSize] = useState(10);
  return (
    <PagedTable pageSize={size}>
      <DataTable
        caption="Comuni in vigore al 01/01/2025"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.codice}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
        minWidth={1000}
        labels={labels}
      />
      <Pagination page={page} pageSize={size} total={7896} onPage={setPage} onPageSize={setSize} labels={pages} />
    </PagedTable>
  );
}

export function Selezionabile() {
  const [selected, setSelected] = useState('022229');
  return (
    <DataTable
      caption="Riepilogo variazioni"
      columns={columns.slice(0, 3)}
      rows={rows}
      rowKey={(row) => row.codice}
      selected={selected}
      onSelect={(row) => setSelected(row.codice)}
      labels={labels}
    />
  );
}

export const InCaricamento = () => <DataTable caption="Comuni" columns={columns} rows={[]} loading skeletonRows={3} labels={labels} />;
export const InAggiornamento = () => <DataTable caption="Comuni: nuova pagina" columns={columns} rows={rows} refreshing labels={labels} />;
export const Vuota = () => <DataTable caption="Comuni: nessuno" columns={columns} rows={[]} labels={labels} />;
export const Errore = () => (
  <DataTable
    caption="Comuni: errore"
    columns={columns}
    rows={[]}
    error={{ title: 'Non è stato possibile caricare i dati.', onRetry: () => undefined }}
    labels={labels}
  />
);
