import type { Unita } from '@territori/contract/v1';
import { formatDate, useMessages } from '@territori/kit';
import { DayField, readDay } from '@territori/report-flow/day';
import { useParameters } from '@territori/report-flow/useParameters';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { Text, VisuallyHidden } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import { lastDay } from '../../data/lastDay.ts';
import { unitFacts } from '../../data/unitFacts.ts';
import { unitPeriods } from '../../data/unitPeriods.ts';
import { isMissing } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { UnitYears } from './UnitYears.tsx';
import { useUnitLink } from './useUnitLink.tsx';
import { useUnitOnDay } from './useUnitOnDay.ts';

const useStyles = makeStyles({
  field: { '@media print': { display: 'none' } },
  day: { display: 'none', '@media print': { display: 'block', margin: 0 } },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '@container (max-width: 30rem)': { gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)' },
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** Name, codes, province and region of a unit on the day of the address (`?data=`), or in its last state. */
export function UnitOnDay({ id, states }: { readonly id: number; readonly states: readonly Unita[] }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const { parameters, show } = useParameters();
  const written = parameters.get('data') ?? '';
  const { iso } = readDay(written);
  const query = useUnitOnDay(id, iso);
  const showDay = (data: string) => show(data ? { data } : {}, { replace: true });
  return (
    <Panel title={text('giorno')}>
      <div className={styles.field}>
        <DayField label={text('giorno.data')} hint={text('giorno.aiuto')} optional value={written} onChange={showDay} />
      </div>
      <UnitYears states={states} day={iso} onDay={showDay} />
      {iso && <p className={styles.day}>{formatDate(iso)}</p>}
      {isMissing(query.error) ? (
        <InlineMessage intent="warning">
          {text('giorno.nonInVigore', { data: formatDate(iso), periodi: periodsText(states, text) })}
        </InlineMessage>
      ) : query.isError ? (
        <ErrorState title={text('giorno.errore')} onRetry={() => query.refetch()} labels={{ retry: text('riprova') }} />
      ) : query.data ? (
        <Facts unit={query.data} day={query.isPlaceholderData ? '' : iso} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Panel>
  );
}

function periodsText(states: readonly Unita[], text: ReturnType<typeof useMessages<typeof it>>): string {
  return unitPeriods(states)
    .map(({ from, to }) =>
      to === null
        ? text('periodo.dal', { dal: formatDate(from) })
        : text('periodo.dalAl', { dal: formatDate(from), al: formatDate(lastDay(to)) }),
    )
    .join('; ');
}

function Facts({ unit, day }: { readonly unit: Unita; readonly day: string }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  // the province and the region as they were on that day
  const link = useUnitLink(day);
  const value = (fact: ReturnType<typeof unitFacts>[number]): ReactNode => {
    if (fact.missing) return <Text tone="muted">{text(`fatto.${fact.missing}`)}</Text>;
    return fact.id === undefined ? fact.value : link(fact.id, fact.value);
  };
  return (
    <>
      <VisuallyHidden live="polite">{day && text('giorno.mostrato', { nome: unit.denominazione, data: formatDate(day) })}</VisuallyHidden>
      <dl className={styles.facts}>
        {unitFacts(unit).map((fact) => (
          <div key={fact.name} style={{ display: 'contents' }}>
            <dt className={styles.name}>{text(`fatto.${fact.name}`)}</dt>
            <dd className={styles.value}>{value(fact)}</dd>
          </div>
        ))}
        <dt className={styles.name}>{text('fatto.inVigore')}</dt>
        <dd className={styles.value}>
          {unit.valido_al === null
            ? text('periodo.dal', { dal: formatDate(unit.valido_dal) })
            : text('periodo.dalAl', { dal: formatDate(unit.valido_dal), al: formatDate(lastDay(unit.valido_al)) })}
        </dd>
        <dt className={styles.name}>{text('variazione.certezza')}</dt>
        <dd className={styles.value}>{text(`certezza.${unit.certezza}`)}</dd>
      </dl>
    </>
  );
}
