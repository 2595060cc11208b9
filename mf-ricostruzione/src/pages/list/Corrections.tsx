import { EARLIEST_DATE, formatDate, today, useMessages } from '@territori/kit';
import { useDateLabels } from '@territori/report-flow/labels';
import { Button } from '@territori/ui/button';
import { Radio, RadioGroup, Select } from '@territori/ui/choice';
import { DateField } from '@territori/ui/date';
import { Field } from '@territori/ui/field';
import { Columns, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useId, useState } from 'react';
import { type ListChoices, NO_CHOICES } from '../../list/ListChoices.ts';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import type { OpenList } from './OpenList.ts';
import { useListCall } from './useListCall.ts';

export interface CorrectionsProps {
  readonly list: OpenList;
  /** Undefined where the list could not be read with the choices. */
  readonly view: ListView | undefined;
  readonly choices: ListChoices;
  readonly onChoose: (change: Partial<ListChoices>) => void;
}

const NONE = '';

/** The visitor's corrections of what was recognised: sheet, level, columns and date. They hold at once. */
export function Corrections({ list, view, choices, onChoose }: CorrectionsProps) {
  const t = useMessages<typeof it>();
  const id = useId();
  // without a date nothing is translated, and without a view there is nothing else to do
  const [open, setOpen] = useState(!view || view.translation === null);
  const { data: outline } = useListCall(list, 'outline', { sheet: choices.sheet }, { enabled: !view });
  const { columns, sheets } = view ?? outline ?? { columns: [], sheets: [] };
  const { sheet, level, column, province, from } = choices;
  const corrected = [sheet, level, column, province, from].some((choice) => choice !== null);
  const recognised = t('elenco.correggi.riconosci');
  const placeOf = (value: string) => (value === NONE ? null : Number(value));
  const select = (label: string, chosen: number | null, names: readonly string[], onChange: (place: number | null) => void) => (
    <Field label={label}>
      <Select value={chosen === null ? NONE : String(chosen)} onChange={(_, { value }) => onChange(placeOf(value))}>
        <option value={NONE}>{recognised}</option>
        {names.map((name, place) => (
          <option key={place} value={place}>
            {`${place + 1}. ${name}`}
          </option>
        ))}
      </Select>
    </Field>
  );
  if (!view && columns.length === 0 && sheets.length < 2) return null;
  return (
    <Stack>
      <div>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t('elenco.correggi')}
        </Button>
      </div>
      <div id={id}>
        {open && (
          <Stack>
            <Text as="p" tone="muted">
              {t('elenco.correggi.aiuto')}
            </Text>
            <Columns minWidth="small">
              {sheets.length > 1 &&
                select(t('elenco.correggi.foglio'), choices.sheet, sheets, (sheet) =>
                  onChoose({ sheet, column: null, province: null, figures: [] }),
                )}
              <Field label={t('elenco.correggi.livello')}>
                <Select
                  value={choices.level ?? NONE}
                  onChange={(_, { value }) => onChoose({ level: value === 'comune' || value === 'uts' ? value : null })}
                >
                  <option value={NONE}>{recognised}</option>
                  <option value="comune">{t('elenco.livello.comune')}</option>
                  <option value="uts">{t('elenco.livello.uts')}</option>
                </Select>
              </Field>
              {select(t('elenco.correggi.colonna'), choices.column, columns, (column) => onChoose({ column, province: null }))}
              {choices.column !== null &&
                select(t('elenco.correggi.provincia'), choices.province, columns, (province) => onChoose({ province }))}
            </Columns>
            <SourceDay
              recognised={view?.report.epoca.dal != null}
              from={choices.from}
              suggested={view?.report.epoca.dal ?? null}
              updatedTo={view?.updatedTo ?? today()}
              onChoose={(from) => onChoose({ from })}
            />
            {corrected && (
              <div>
                <Button size="small" onClick={() => onChoose({ ...NO_CHOICES, to: choices.to })}>
                  {t('elenco.annullaCorrezioni')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </div>
    </Stack>
  );
}

interface SourceDayProps {
  /** True where the recognition found a time. */
  readonly recognised: boolean;
  readonly from: string | null;
  /** The date that the field has at first. */
  readonly suggested: string | null;
  readonly updatedTo: string;
  readonly onChoose: (from: string | null) => void;
}

/** The day of which the values are: the recognised one, another, or for each value its last one. */
function SourceDay({ recognised, from, suggested, updatedTo, onChoose }: SourceDayProps) {
  const t = useMessages<typeof it>();
  const labels = useDateLabels();
  const [wantsDate, setWantsDate] = useState(from !== null && from !== 'ultimo');
  const [wrong, setWrong] = useState<string>();
  const value = wantsDate ? 'data' : from === 'ultimo' ? 'ultimo' : recognised ? 'riconosciuta' : '';
  return (
    <Stack>
      <Field label={t('elenco.correggi.epoca')}>
        <RadioGroup
          value={value}
          onChange={(_, { value: chosen }) => {
            setWantsDate(chosen === 'data');
            if (chosen === 'ultimo') onChoose('ultimo');
            else if (chosen === 'riconosciuta') onChoose(null);
            else if (suggested) onChoose(suggested);
          }}
        >
          {recognised && <Radio value="riconosciuta" label={t('elenco.correggi.epoca.riconosciuta')} />}
          <Radio value="data" label={t('elenco.correggi.epoca.data')} />
          <Radio value="ultimo" label={t('elenco.correggi.epoca.ultimo')} />
        </RadioGroup>
      </Field>
      {wantsDate && (
        <DateField
          label={t('elenco.data.elenco')}
          value={from === null || from === 'ultimo' ? '' : from}
          text={wrong}
          min={EARLIEST_DATE}
          max={updatedTo}
          error={wrong === undefined ? undefined : t('elenco.data.errore', { min: formatDate(EARLIEST_DATE), max: formatDate(updatedTo) })}
          labels={labels}
          onChange={({ iso, text, error }) => {
            setWrong(error || iso === '' ? text : undefined);
            if (!error && iso !== '') onChoose(iso);
          }}
        />
      )}
    </Stack>
  );
}
