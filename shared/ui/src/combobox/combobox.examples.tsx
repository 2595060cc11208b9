import { Typeahead, type TypeaheadOption } from '@territori/ui/combobox';
import { useState } from 'react';

const labels = {
  noData: 'Nessun dato',
  loadMore: 'Carica più risultati',
  loading: 'Caricamento',
  notLoaded: 'Non è stato possibile caricare l’elenco. Fai clic sul campo per riprovare.',
  help: 'Le frecce scorrono l’elenco, Tab o un clic scelgono.',
  clear: 'Svuota il campo',
  count: (count: number) => `${count} risultati`,
};

const many: TypeaheadOption[] = Array.from({ length: 14_000 }, (_, index) => ({
  value: String(index),
  label: `${String(index).padStart(6, '0')} - Comune ${index}`,
  hint: index % 3 === 0 ? 'Torino, dal 17/03/1861' : undefined,
}));

function Ricerca({
  options,
  start = null,
  ...rest
}: {
  options: TypeaheadOption[];
  start?: TypeaheadOption | null;
  loading?: boolean;
  loadMore?: () => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <Typeahead
      label="Comune"
      placeholder="Codice o denominazione"
      options={options}
      value={value}
      onPick={setValue}
      labels={labels}
      {...rest}
    />
  );
}

export const QuattordicimilaOpzioni = () => <Ricerca options={many} loadMore={() => undefined} />;
export const Scelta = () => <Ricerca options={many} start={many[1234] ?? null} />;
export const InCaricamento = () => <Ricerca options={[]} loading />;
export const Vuota = () => <Ricerca options={[]} />;
