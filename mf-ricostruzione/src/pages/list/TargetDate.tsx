import { EARLIEST_DATE, formatDate, useMessages } from '@territori/kit';
import { useDateLabels } from '@territori/report-flow/labels';
import { DateField } from '@territori/ui/date';
import { InlineMessage } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { useState } from 'react';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';

/** A day after the edition's is accepted and translated to the edition's last one. */
const LATEST = '2099-12-31';

export interface TargetDateProps {
  readonly view: ListView;
  /** YYYY-MM-DD; null for the last day of the edition. */
  readonly to: string | null;
  readonly onChoose: (to: string) => void;
}

/** The day to which the list is translated. */
export function TargetDate({ view, to, onChoose }: TargetDateProps) {
  const t = useMessages<typeof it>();
  const labels = useDateLabels();
  const [wrong, setWrong] = useState<string>();
  const last = formatDate(view.updatedTo);
  return (
    <Panel title={t('elenco.al.titolo')}>
      <DateField
        label={t('elenco.al')}
        hint={t('elenco.al.aiuto', { data: last })}
        value={wrong === undefined ? (to ?? view.updatedTo) : ''}
        text={wrong}
        min={EARLIEST_DATE}
        max={LATEST}
        error={wrong === undefined ? undefined : t('elenco.data.errore', { min: formatDate(EARLIEST_DATE), max: formatDate(LATEST) })}
        labels={labels}
        onChange={({ iso, text }) => {
          setWrong(iso === '' ? text : undefined);
          if (iso !== '') onChoose(iso);
        }}
      />
      {view.translation?.beforeHistory && (
        <InlineMessage intent="info">{t('elenco.prima', { data: formatDate(view.since) })}</InlineMessage>
      )}
      {view.translation?.beyondEdition && <InlineMessage intent="info">{t('elenco.oltre', { data: last })}</InlineMessage>}
    </Panel>
  );
}
