import type { ColumnType } from '@territori/contract/wire';
import { type EditionInUse, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Typeahead } from '@territori/ui/combobox';
import { InlineMessage } from '@territori/ui/feedback';
import { Field, Input } from '@territori/ui/field';
import { makeStyles } from '@territori/ui/theme';
import { useMemo } from 'react';
import { cellText } from '../cells/cellText.ts';
import { BLANK } from '../data/ReportView.ts';
import type { RowsRequest } from '../data/RowsRequest.ts';
import { valuesQuery } from '../data/valuesQuery.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { useDateLabels, useListLabels } from '../labels/index.ts';
import { conditionsOf, type DisabledReason, type FilterForm, type FilterFormAction, formFilters } from './filterForm.ts';

export interface FilterValueProps {
  readonly form: FilterForm;
  /** Of the chosen variable; undefined while none is chosen. */
  readonly type: ColumnType | undefined;
  readonly request: RowsRequest;
  readonly edition: EditionInUse | undefined;
  /** Why no value can be given, undefined when one can. */
  readonly disabled: DisabledReason | undefined;
  readonly onChange: (action: FilterFormAction) => void;
  /** Reads a bound as typed; undefined for one that is not of the variable's type. */
  readonly read: (typed: string) => string | undefined;
}

const useStyles = makeStyles({
  condition: { flex: '0 1 7.5rem' },
  value: { flex: '2 1 14rem', minWidth: 0 },
  bound: { flex: '1 1 7rem', minWidth: 0 },
  failed: { flexBasis: '100%', order: 1 },
});

/** The condition of the filter form, and what the variable is compared with: a value of its list, a part of a text, or two bounds. */
export function FilterValue(props: FilterValueProps) {
  const t = useFlowMessages();
  const styles = useStyles();
  const { form, type, disabled, onChange } = props;
  return (
    <>
      {type && (
        <div className={styles.condition}>
          <Field label={t('filtri.condizione')}>
            <Select
              value={form.condition}
              disabled={disabled !== undefined}
              onChange={(_, { value }) => {
                const condition = conditionsOf(type).find((known) => known === value);
                if (condition) onChange({ type: 'condition', condition });
              }}
            >
              {conditionsOf(type).map((condition) => (
                <option key={condition} value={condition}>
                  {t(`filtri.condizione.${condition}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      {form.condition === 'equals' && <ListedValue {...props} />}
      {form.condition === 'contains' && (
        <div className={styles.value}>
          <Field label={t('filtri.testo')} hint={t('filtri.aiutoTesto')}>
            <Input value={form.value} maxLength={100} onChange={(_, { value }) => onChange({ type: 'value', value })} />
          </Field>
        </div>
      )}
      {form.condition === 'range' && <Bounds {...props} />}
    </>
  );
}

/** A value that the column has under the other filters, from a list that is loaded when the variable is chosen. */
function ListedValue({ form, request, edition, disabled, onChange }: FilterValueProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const styles = useStyles();
  const listLabels = useListLabels();
  const { column } = form;
  const list = useQuery(valuesQuery(useApi(), language, request, disabled ? '' : column, edition));
  const options = useMemo(
    () =>
      list.data?.values.map((value) => ({
        value,
        label: value === BLANK ? t('nonDisponibile') : cellText(column, value, '', language, t),
      })) ?? [],
    [list.data, column, language, t],
  );
  const reason = disabled && t(disabled === 'pending-dates' ? 'filtri.dateInSospeso' : 'filtri.senzaVariabile');
  const hint = reason ?? list.data?.notice;
  return (
    <>
      <div className={styles.value}>
        <Typeahead
          // another variable has other values, so the typed text is cleared
          key={column}
          label={t('filtri.valore')}
          options={options}
          value={options.find(({ value }) => value === form.value) ?? null}
          onPick={(option) => onChange({ type: 'value', value: option?.value ?? '' })}
          loading={list.isFetching}
          disabled={disabled !== undefined}
          {...(hint && { hint })}
          failed={list.isError}
          labels={{ ...listLabels, help: t('filtri.aiutoValore'), count: (count) => t('filtri.valoriTrovati', { count }) }}
        />
      </div>
      {list.isError && (
        <div className={styles.failed}>
          <InlineMessage
            intent="error"
            title={t('errore.valori')}
            cause={list.error}
            actions={<Button onClick={() => list.refetch()}>{t('riprova')}</Button>}
          />
        </div>
      )}
    </>
  );
}

/** The lower and the upper bound of a number or a date; either may be empty. */
function Bounds({ form, type, onChange, read }: FilterValueProps) {
  const t = useFlowMessages();
  const styles = useStyles();
  const { placeholder } = useDateLabels();
  const wrong = t(type === 'DATE' ? 'filtri.dataErrata' : 'filtri.numeroErrato');
  const readable = read(form.value) !== undefined && read(form.upTo) !== undefined;
  const wrongOrder = readable && !formFilters(form, read);
  return (['value', 'upTo'] as const).map((bound) => (
    <div key={bound} className={styles.bound}>
      <Field
        label={t(bound === 'value' ? 'filtri.da' : 'filtri.a')}
        validationMessage={read(form[bound]) === undefined ? wrong : wrongOrder && bound === 'upTo' ? t('filtri.ordineErrato') : null}
      >
        <Input
          value={form[bound]}
          inputMode={type === 'DATE' ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...(type === 'DATE' && { placeholder })}
          onChange={(_, { value }) => onChange({ type: bound, value })}
        />
      </Field>
    </div>
  ));
}
