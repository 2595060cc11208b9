import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { DayField, readDay } from '@territori/report-flow/day';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Panel, Stack } from '@territori/ui/layout';
import { FilterChips } from '@territori/ui/tag';
import { chosenUnitQuery, type Place, placesQuery } from '../../data/changesQueries.ts';
import type { ChoiceOfChanges, Filter } from '../../data/choiceOfChanges.ts';
import type it from '../../messages/it.json';
import { ChoiceFields } from '../ChoiceFields.tsx';
import { LevelField } from '../LevelField.tsx';

export interface ChoiceFormProps {
  readonly choice: ChoiceOfChanges;
  readonly onPeriod: (period: Partial<Pick<ChoiceOfChanges, 'dal' | 'al'>>) => void;
  /** An empty value removes the filter. */
  readonly onFilter: (filter: Filter, value: string) => void;
}

/** The period and the filters; the table follows each choice. */
export function ChoiceForm({ choice, onPeriod, onFilter }: ChoiceFormProps) {
  const text = useMessages<typeof it>();
  const { filters, dal, al } = choice;
  const [first, last] = [readDay(dal).iso, readDay(al).iso];
  return (
    <Panel look="filled" screenOnly title={text('scelta')}>
      <ChoiceFields>
        <DayField label={text('dataInizio')} value={dal} onChange={(day) => onPeriod({ dal: day })} />
        <DayField
          label={text('dataFine')}
          value={al}
          onChange={(day) => onPeriod({ al: day })}
          error={first && last && first > last ? text('scelta.ordine') : undefined}
        />
        <LevelField value={filters.livello ?? ''} onChange={(level) => onFilter('livello', level)} all={text('scelta.tutti')} />
        <PlaceField filter="regione" choice={choice} onFilter={onFilter} />
        <PlaceField filter="provincia" choice={choice} onFilter={onFilter} />
      </ChoiceFields>
      {filters.unita && <UnitOfChoice id={filters.unita} onRemove={() => onFilter('unita', '')} />}
    </Panel>
  );
}

/** The name of a place: with its plate, and with the year in which it ended. */
const placeName = ({ denominazione, sigla, valido_al }: Place) =>
  [denominazione, sigla && `(${sigla})`, valido_al && `– ${valido_al.slice(0, 4)}`].filter(Boolean).join(' ');

function PlaceField({
  filter,
  choice: { filters },
  onFilter,
}: Pick<ChoiceFormProps, 'choice' | 'onFilter'> & { readonly filter: 'regione' | 'provincia' }) {
  const text = useMessages<typeof it>();
  const { data, isError, isPending } = useQuery(placesQuery(useApi(), useLanguage(), filter === 'regione' ? 'regione' : 'uts'));
  const chosen = filters[filter] ?? '';
  const within = (place: Place) => filter === 'regione' || !filters.regione || place.regione_codice === filters.regione;
  const places = (data ?? []).filter((place) => place.codice !== null && within(place));
  const known = chosen === '' || places.some(({ codice }) => codice === chosen);
  return (
    <Field
      label={text(`scelta.${filter}`)}
      {...(isError && { validationState: 'warning' as const, validationMessage: text('scelta.luoghiErrore') })}
    >
      <Select value={chosen} disabled={isPending} onChange={(_, { value }) => onFilter(filter, value)}>
        <option value="">{text('scelta.tutte')}</option>
        {/* a link may name a place by its plate or name */}
        {!known && <option value={chosen}>{chosen}</option>}
        {places.map((place) => (
          <option key={place.id} value={place.codice ?? ''}>
            {placeName(place)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function UnitOfChoice({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const text = useMessages<typeof it>();
  const { data } = useQuery(chosenUnitQuery(useApi(), useLanguage(), id));
  const label = text('scelta.unita', {
    nome: data ? [data.denominazione, data.codice && `(${data.codice})`].filter(Boolean).join(' ') : id,
  });
  return (
    <Stack>
      <FilterChips
        chips={[{ id, label }]}
        onRemove={onRemove}
        labels={{ list: text('scelta.attive'), remove: (chip) => text('scelta.togli', { scelta: chip }) }}
      />
    </Stack>
  );
}
