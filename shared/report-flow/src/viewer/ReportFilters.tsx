import type { ReportListItem, ReportSpool } from '@territori/contract/wire';
import { exportColumns } from '@territori/exports/ExportTable';
import { type EditionInUse, formatDate, today, useLanguage, useNotify } from '@territori/kit';
import { readBound } from '@territori/map/figureMap/readBound';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { DateField } from '@territori/ui/date';
import { Field } from '@territori/ui/field';
import { FilterRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { DateEntry } from '../DateEntry.ts';
import type { ReportView } from '../data/ReportView.ts';
import type { RowsRequest } from '../data/RowsRequest.ts';
import { periodEnd, type ReportDates } from '../data/reportDates.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { useDateError, useDateLabels } from '../labels/index.ts';
import { FilterValue } from './FilterValue.tsx';
import {
  type DisabledReason,
  disabledInputs,
  filterFormFor,
  filterFormReducer,
  filterFormSubmission,
  formDateProblem,
} from './filterForm.ts';
import { reportPeriod } from './useReportView.ts';

export interface ReportFiltersProps {
  readonly report: ReportListItem;
  readonly request: RowsRequest;
  readonly columns: Pick<ReportSpool, 'colNames' | 'label' | 'types'> | undefined;
  /** Of the data; undefined while it is not known. */
  readonly edition: EditionInUse | undefined;
  readonly onApply: (change: Partial<ReportView> & { readonly dates?: ReportDates }) => void;
}

const NOTICE_MS = 4_000;

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media print': { display: 'none' },
  },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.spacingHorizontalM },
  date: { flex: '0 1 10.5rem', minWidth: '9.5rem' },
  variable: { flex: '1 1 11rem', minWidth: 0 },
  // beside the fields, below their labels
  apply: { marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalSNudge})` },
});

/** The dates and the filter (Variabile, Condizione, Valore, Applica) of an open report. Changes take effect when Applica is pressed. */
export function ReportFilters({ report, request, columns, edition, onApply }: ReportFiltersProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const notify = useNotify();
  const styles = useStyles();
  const dateLabels = useDateLabels();
  const { dates, view } = request;
  const [form, dispatch] = useReducer(filterFormReducer, dates, filterFormFor);
  const sent = useFocusOfError();
  useEffect(() => dispatch({ type: 'dates', dates }), [dates]);

  const disabled = disabledInputs(form, dates);
  const type = columns?.types[columns.colNames.indexOf(form.column)];
  const read = (typed: string) => readBound(typed, type ?? 'NUMBER', language);

  const submit = () => {
    const submission = filterFormSubmission(form, dates, view.filters, read);
    if (!submission) {
      sent.failed();
      notify({ kind: 'warning', title: t('filtri.nonApplicati'), duration: NOTICE_MS });
      return;
    }
    const { filters } = submission;
    onApply({ ...(submission.dates && { dates: submission.dates }), ...(filters && { filters: [...view.filters, ...filters] }), page: 1 });
    if (filters) dispatch({ type: 'filtered' });
  };

  const period = reportPeriod(report);
  const bounds = { min: period.from, max: periodEnd(period, today()) };
  const problem = formDateProblem(form);
  const outOfBounds = t('data.fuoriPeriodo', { dal: formatDate(bounds.min), al: formatDate(bounds.max) });
  const dateError = useDateError(bounds.min, bounds.max);
  const error = ({ iso, text }: DateEntry) =>
    iso === '' ? dateError(text, outOfBounds) : problem === 'start-after-end' ? t('data.inizioDopoFine') : undefined;
  const reason = (why: DisabledReason | undefined) => why && t(why === 'pending-dates' ? 'filtri.dateInSospeso' : 'filtri.senzaVariabile');

  return (
    <section ref={sent.ref} aria-label={t('filtri')} className={styles.root}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.date}>
          <DateField
            label={t(form.to ? 'data.inizio' : 'data')}
            value={form.from.iso}
            text={form.from.text}
            {...bounds}
            error={error(form.from)}
            onChange={({ iso, text }) => dispatch({ type: 'from', entry: { iso, text } })}
            labels={dateLabels}
          />
        </div>
        {form.to && (
          <div className={styles.date}>
            <DateField
              label={t('data.fine')}
              value={form.to.iso}
              text={form.to.text}
              {...bounds}
              error={form.to.iso === '' ? dateError(form.to.text, outOfBounds) : undefined}
              onChange={({ iso, text }) => dispatch({ type: 'to', entry: { iso, text } })}
              labels={dateLabels}
            />
          </div>
        )}
        <div className={styles.variable}>
          <Field label={t('filtri.variabile')} hint={{ children: reason(disabled.column) }}>
            <Select
              value={form.column}
              disabled={disabled.column !== undefined || !columns}
              onChange={(_, { value }) => dispatch({ type: 'column', column: value })}
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
        </div>
        <FilterValue
          form={form}
          type={type}
          request={request}
          edition={edition}
          disabled={disabled.value}
          onChange={dispatch}
          read={read}
        />
        <div className={styles.apply}>
          <Button type="submit" appearance="primary" icon={<FilterRegular />}>
            {t('filtri.applica')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Moves the focus to what is wrong after a form was sent: the first field with an error. */
function useFocusOfError() {
  const ref = useRef<HTMLElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return { ref, failed: () => setFailures((count) => count + 1) };
}
