import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Field, Radio, RadioGroup } from '@territori/ui/field';
import { Panel, Stack } from '@territori/ui/layout';
import { type FormEvent, useId } from 'react';
import type { UnitOption } from '../data/unitOption.ts';
import type { UnitType } from '../data/unitType.ts';
import { unitTypesQuery } from '../data/unitTypesQuery.ts';
import type it from '../messages/it.json';
import { UnitPicker } from './UnitPicker.tsx';

export interface UnitFormProps {
  readonly type: UnitType | null;
  readonly onType: (type: UnitType) => void;
  readonly picked: UnitOption | null;
  readonly onPick: (option: UnitOption | null) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
}

/** Chooses a kind of unit and one unit of it. */
export function UnitForm({ type, onType, picked, onPick, onSearch, onClear }: UnitFormProps) {
  const text = useMessages<typeof it>();
  const types = useQuery(unitTypesQuery(useApi(), useLanguage()));
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
          <UnitPicker key={type} type={type} picked={picked} onPick={onPick} />
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
