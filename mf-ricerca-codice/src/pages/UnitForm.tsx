import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { Typeahead } from '@territori/ui/combobox';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Field, Radio, RadioGroup } from '@territori/ui/field';
import { Panel, Stack } from '@territori/ui/layout';
import { type FormEvent, useId } from 'react';
import type { UnitType } from '../data/unitType.ts';
import { unitTypesQuery } from '../data/unitTypesQuery.ts';
import type { UnitValue } from '../data/unitValuesQuery.ts';
import type it from '../messages/it.json';
import { useOptionBlocks } from './useOptionBlocks.ts';

export interface UnitFormProps {
  readonly type: UnitType | null;
  readonly onType: (type: UnitType) => void;
  /** Every unit of the type; undefined while they load. */
  readonly options: readonly UnitValue[] | undefined;
  /** Set when the options could not be loaded. */
  readonly onRetryOptions: (() => void) | undefined;
  readonly picked: UnitValue | null;
  readonly onPick: (option: UnitValue | null) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

const NONE: readonly UnitValue[] = [];

/** Chooses a kind of unit and one unit of it. */
export function UnitForm({ type, onType, options, onRetryOptions, picked, onPick, onSearch, onClear }: UnitFormProps) {
  const text = useMessages<typeof it>();
  const types = useQuery(unitTypesQuery(useApi(), useLanguage()));
  const blocks = useOptionBlocks(options ?? NONE);
  const reason = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) onSearch();
  };

  if (types.isError && !types.isFetching)
    return (
      <ErrorState title={text('tipi.errore')} onRetry={() => types.refetch()} labels={{ retry: text('riprova') }}>
        {text('errore.testo')}
      </ErrorState>
    );
  return (
    <Panel look="filled" title={text('ricerca.titolo')}>
      <form onSubmit={submit}>
        <Stack>
          {types.data ? (
            <Field label={text('tipi')}>
              <RadioGroup layout="horizontal" value={type ?? ''} onChange={(_, { value }) => onType(value as UnitType)}>
                {types.data.map(({ return_code, label_tipologia }) => (
                  <Radio key={return_code} value={return_code} label={label_tipologia} />
                ))}
              </RadioGroup>
            </Field>
          ) : (
            <SkeletonText lines={2} />
          )}
          <Typeahead
            key={type}
            label={text('unita')}
            hint={type ? text('unita.aiuto') : text('unita.primaIlTipo')}
            disabled={type === null || onRetryOptions !== undefined}
            options={blocks.options}
            filter={false}
            onText={blocks.onText}
            loadMore={blocks.loadMore}
            loading={type !== null && options === undefined && !onRetryOptions}
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
          {onRetryOptions && (
            <ErrorState title={text('unita.errore')} onRetry={onRetryOptions} labels={{ retry: text('riprova') }}>
              {text('errore.testo')}
            </ErrorState>
          )}
          <Stack direction="row" gap="small">
            <Button type="submit" appearance="primary" disabled={!picked} aria-describedby={picked ? undefined : reason}>
              {text('cerca')}
            </Button>
            <Button onClick={onClear}>{text('annulla')}</Button>
            <span id={reason} hidden>
              {text('cerca.manca')}
            </span>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
}
