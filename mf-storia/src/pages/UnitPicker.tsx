import { useMessages } from '@territori/kit';
import { Typeahead } from '@territori/ui/combobox';
import { ErrorState } from '@territori/ui/feedback';
import type { UnitOption } from '../data/unitOption.ts';
import type { UnitType } from '../data/unitType.ts';
import type it from '../messages/it.json';
import { useUnitSearch } from './useUnitSearch.ts';

export interface UnitPickerProps {
  readonly type: UnitType | null;
  readonly picked: UnitOption | null;
  readonly onPick: (option: UnitOption | null) => void;
}

/** Picks one unit of a type by a code or a name that it has or had. */
export function UnitPicker({ type, picked, onPick }: UnitPickerProps) {
  const text = useMessages<typeof it>();
  const { options, onText, loadMore, loading, retry } = useUnitSearch(type);
  return (
    <>
      <Typeahead
        label={text('unita')}
        hint={type ? text('unita.aiuto') : text('unita.primaIlTipo')}
        disabled={type === null}
        options={options}
        onText={onText}
        loadMore={loadMore}
        loading={loading}
        value={picked}
        onPick={onPick}
        labels={{
          noData: text('unita.nessuna'),
          loadMore: text('unita.altre'),
          loading: text('caricamento'),
          help: text('unita.aiuto'),
          clear: text('unita.svuota'),
          count: (count) => text('unita.quante', { count }),
        }}
      />
      {retry && (
        <ErrorState title={text('unita.errore')} onRetry={retry} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      )}
    </>
  );
}
