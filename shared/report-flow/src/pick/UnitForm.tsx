import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Radio, RadioGroup } from '@territori/ui/choice';
import { ErrorState, SkeletonOptions } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { makeStyles, tokens } from '@territori/ui/theme';
import { Fragment } from 'react';
import { PickForm, type PickFormProps } from './PickForm.tsx';
import type { UnitType } from './unitType.ts';
import { unitTypesQuery } from './unitTypesQuery.ts';
import { usePickMessages } from './usePickMessages.ts';

// in a narrow window the options stand in two lines, and a label is a little higher than its line
const useStyles = makeStyles({ types: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalS } });

export interface UnitFormProps extends Pick<PickFormProps, 'ready' | 'onSearch' | 'onClear' | 'children'> {
  readonly type: UnitType | null;
  readonly onType: (type: UnitType) => void;
}

/** Chooses a kind of unit; its children pick one unit of that kind, and are mounted again when the kind changes. */
export function UnitForm({ type, onType, children, ...form }: UnitFormProps) {
  const t = usePickMessages();
  const styles = useStyles();
  const types = useQuery(unitTypesQuery(useApi(), useLanguage()));
  if (types.isError && !types.isFetching)
    return (
      <ErrorState title={t('tipi.errore')} onRetry={() => types.refetch()} labels={{ retry: t('riprova') }}>
        {t('errore.testo')}
      </ErrorState>
    );
  return (
    <PickForm title={t('unita.titolo')} missing={t('unita.manca')} {...form}>
      {types.data ? (
        <Field label={t('tipi')}>
          <RadioGroup
            layout="horizontal"
            className={styles.types}
            value={type ?? ''}
            onChange={(_, { value }) => onType(value as UnitType)}
          >
            {types.data.map(({ return_code, label_tipologia }) => (
              <Radio key={return_code} value={return_code} label={label_tipologia} />
            ))}
          </RadioGroup>
        </Field>
      ) : (
        <SkeletonOptions across={3} />
      )}
      <Fragment key={type}>{children}</Fragment>
    </PickForm>
  );
}
