import type { ReportListItem, ReportSpool } from '@territori/contract/wire';
import { formatDate, today, useApi, useLanguage, useNotify } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { Typeahead } from '@territori/ui/combobox';
import { DateField } from '@territori/ui/date';
import { InlineMessage } from '@territori/ui/feedback';
import { Field, Select } from '@territori/ui/field';
import { FilterRegular } from '@territori/ui/icon';
import { Panel, Stack } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { BLANK, type ReportView } from '../data/ReportView.ts';
import { periodEnd, type ReportDates } from '../data/reportDates.ts';
import { type RowsRequest, valuesQuery } from '../data/reportRows.ts';
import { exportColumns } from '../exports/ExportTable.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { useDateLabels, useListLabels } from '../labels/index.ts';
import {
  type DisabledReason,
  disabledInputs,
  type FilterFormAction,
  filterFormFor,
  filterFormReducer,
  filterFormSubmission,
  formDateProblem,
} from './filterForm.ts';
import { reportPeriod } from './useReportView.ts';

export interface ReportFiltersProps {
  readonly report: ReportListItem;
  readonly request: RowsRequest;
  readonly columns: Pick<ReportSpool, 'colNames' | 'label'> | undefined;
  /** Of the data; undefined while it is not known. */
  readonly edition: string | undefined;
  readonly onApply: (change: Partial<ReportView> & { readonly dates?: ReportDates }) => void;
}

const NOTICE_MS = 4_000;

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  fields: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  },
});

/** The dates and the filter (Variabile, Valore, Applica) of an open report. Changes take effect when Applica is pressed. */
export function ReportFilters({ report, request, columns, edition, onApply }: ReportFiltersProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const api = useApi();
  const notify = useNotify();
  const styles = useStyles();
  const dateLabels = useDateLabels();
  const listLabels = useListLabels();
  const { dates, view } = request;
  const [form, dispatch] = useReducer(filterFormReducer, dates, filterFormFor);
  const [nothingApplied, setNothingApplied] = useState(false);
  useEffect(() => dispatch({ type: 'dates', dates }), [dates]);

  const change = (action: FilterFormAction) => {
    setNothingApplied(false);
    dispatch(action);
  };
  const disabled = disabledInputs(form, dates);
  const values = useQuery(valuesQuery(api, language, request, disabled.value ? '' : form.column, edition));
  const options = useMemo(
    () => values.data?.map((value) => ({ value, label: value === BLANK ? t('nonDisponibile') : value })) ?? [],
    [values.data, t],
  );

  const submit = () => {
    const submission = filterFormSubmission(form, dates, view.filters);
    setNothingApplied(!submission);
    if (!submission) {
      notify({ kind: 'warning', title: t('filtri.nonApplicati'), duration: NOTICE_MS });
      return;
    }
    const { filter } = submission;
    onApply({ ...(submission.dates && { dates: submission.dates }), ...(filter && { filters: [...view.filters, filter] }), page: 1 });
    if (filter) dispatch({ type: 'filtered' });
  };

  const period = reportPeriod(report);
  const bounds = { min: period.from, max: periodEnd(period, today()) };
  const problem = formDateProblem(form);
  const outOfBounds = t('data.fuoriPeriodo', { dal: formatDate(bounds.min), al: formatDate(bounds.max) });
  const error = (iso: string) => (iso === '' ? outOfBounds : problem === 'start-after-end' ? t('data.inizioDopoFine') : undefined);
  const reason = (why: DisabledReason | undefined) => why && t(why === 'pending-dates' ? 'filtri.dateInSospeso' : 'filtri.senzaVariabile');

  return (
    <Panel look="filled" title={t('filtri')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.fields}>
          <DateField
            label={t(form.to ? 'data.inizio' : 'data')}
            value={form.from.iso}
            text={form.from.text}
            {...bounds}
            error={error(form.from.iso)}
            onChange={({ iso, text }) => change({ type: 'from', entry: { iso, text } })}
            labels={dateLabels}
          />
          {form.to && (
            <DateField
              label={t('data.fine')}
              value={form.to.iso}
              text={form.to.text}
              {...bounds}
              error={form.to.iso === '' ? outOfBounds : undefined}
              onChange={({ iso, text }) => change({ type: 'to', entry: { iso, text } })}
              labels={dateLabels}
            />
          )}
          <Field label={t('filtri.variabile')} hint={{ children: reason(disabled.column) }}>
            <Select
              value={form.column}
              disabled={disabled.column !== undefined || !columns}
              onChange={(_, { value }) => change({ type: 'column', column: value })}
            >
              <option value="">{t('filtri.scegliVariabile')}</option>
              {columns &&
                exportColumns(columns.colNames, columns.label).map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
            </Select>
          </Field>
          <Typeahead
            // another variable has other values, so the typed text is cleared
            key={form.column}
            label={t('filtri.valore')}
            options={options}
            value={options.find(({ value }) => value === form.value) ?? null}
            onPick={(option) => change({ type: 'value', value: option?.value ?? '' })}
            loading={values.isFetching}
            disabled={disabled.value !== undefined}
            {...(disabled.value && { hint: reason(disabled.value) })}
            failed={values.isError}
            labels={{
              ...listLabels,
              help: t('filtri.aiutoValore'),
              count: (count) => t('filtri.valoriTrovati', { count }),
            }}
          />
        </div>
        {values.isError && (
          <InlineMessage
            intent="error"
            title={t('errore.valori')}
            actions={<Button onClick={() => values.refetch()}>{t('riprova')}</Button>}
          />
        )}
        <Stack direction="row" align="center">
          <Button type="submit" appearance="primary" icon={<FilterRegular />}>
            {t('filtri.applica')}
          </Button>
          {nothingApplied && <InlineMessage intent="warning" title={t('filtri.nonApplicati')} />}
        </Stack>
      </form>
    </Panel>
  );
}
