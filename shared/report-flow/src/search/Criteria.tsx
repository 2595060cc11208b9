import type { KeyValue } from '@territori/contract/wire';
import { EARLIEST_DATE, formatDate, today } from '@territori/kit';
import { Radio, RadioGroup } from '@territori/ui/choice';
import { DateField } from '@territori/ui/date';
import { SkeletonOptions } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Panel, useNarrow } from '@territori/ui/layout';
import type { DateEntry } from '../DateEntry.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { useDateError, useDateLabels } from '../labels/index.ts';
import { dateProblem, entryUnavailable, type Flow, type FlowAction } from './flow.ts';
import type { FlowScreen } from './flowScreen.ts';
import { ResultsBar } from './ResultsBar.tsx';
import type { SearchTexts } from './SearchTexts.ts';

export interface CriteriaProps {
  readonly flow: Flow;
  readonly screen: FlowScreen;
  readonly texts: SearchTexts;
  readonly onChange: (action: FlowAction) => void;
}

/** The search criteria: dates, then a scope, then a unit of the scope. Wrong dates hide scope and unit. */
export function Criteria({ flow, screen, texts, onChange }: CriteriaProps) {
  const t = useFlowMessages();
  const labels = useDateLabels();
  const bounds = { min: EARLIEST_DATE, max: today() };
  const hint = t('data.limiti', { dal: formatDate(bounds.min), al: formatDate(bounds.max) });
  const problem = dateProblem(flow, bounds.max);
  const unavailable = flow.to ? t('data.nonCompatibili') : t('data.nonCompatibile');
  const dateError = useDateError(bounds.min, bounds.max);
  const error = (entry: DateEntry) => (entryUnavailable(entry, bounds.max) ? dateError(entry.text, unavailable) : undefined);
  const order = problem === 'start-after-end' ? t('data.inizioDopoFine') : undefined;
  const narrow = useNarrow();
  const places = expectedRows(flow, screen);
  const offered = 'offered' in screen ? screen.offered : undefined;

  return (
    // the bar sticks inside this box, as high as the criteria
    <div>
      <Panel look="filled" title={t('ricerca.criteri')}>
        <DateField
          label={texts.dateFrom}
          value={flow.from.iso}
          text={flow.from.text}
          {...bounds}
          hint={hint}
          required={problem !== undefined}
          error={error(flow.from) ?? order}
          onChange={({ iso, text }) => onChange({ type: 'from', entry: { iso, text } })}
          labels={labels}
        />
        {flow.to && (
          <DateField
            label={texts.dateTo}
            value={flow.to.iso}
            text={flow.to.text}
            {...bounds}
            hint={hint}
            required={problem !== undefined}
            error={error(flow.to) ?? order}
            onChange={({ iso, text }) => onChange({ type: 'to', entry: { iso, text } })}
            labels={labels}
          />
        )}
        {offered && offered.scopes.length > 0 && (
          <Options
            legend={t('ricerca.ambiti')}
            options={offered.scopes}
            chosen={offered.scope}
            onChoose={(key) => onChange({ type: 'scope', key })}
          />
        )}
        {offered?.scope && offered.units.length > 0 && (
          <Options
            legend={offered.scope.value}
            options={offered.units}
            chosen={offered.unit}
            onChoose={(key) => onChange({ type: 'unit', key })}
          />
        )}
        {places.map((rows) => (
          <SkeletonOptions key={rows} rows={rows} />
        ))}
      </Panel>
      {narrow && screen.kind === 'results' && <ResultsBar count={screen.reports.length} />}
    </div>
  );
}

/** Usual numbers of choices, so that the content below hardly moves when the lists arrive. */
const SCOPES = 2;
const UNITS = 3;

/** The rows to reserve for the lists that are loading, one number per list: the scopes, and the units of a scope that is already chosen. */
function expectedRows(flow: Flow, screen: FlowScreen): number[] {
  if (screen.kind !== 'loading' || screen.list === 'reports') return [];
  const units = flow.scope === undefined ? [] : [UNITS];
  return screen.list === 'scopes' ? [SCOPES, ...units] : units;
}

interface OptionsProps {
  readonly legend: string;
  readonly options: readonly KeyValue[];
  readonly chosen: KeyValue | undefined;
  readonly onChoose: (key: number) => void;
}

function Options({ legend, options, chosen, onChoose }: OptionsProps) {
  return (
    <Field label={legend}>
      <RadioGroup value={chosen ? String(chosen.key) : ''} onChange={(_, { value }) => onChoose(Number(value))}>
        {options.map(({ key, value }) => (
          <Radio key={key} value={String(key)} label={value} />
        ))}
      </RadioGroup>
    </Field>
  );
}
