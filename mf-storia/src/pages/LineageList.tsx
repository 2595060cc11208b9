import type { PassoUnita } from '@territori/contract/wire';
import { formatDate, isOpenEnd, useMessages } from '@territori/kit';
import { Link } from '@territori/kit/router';
import type { UnitType } from '@territori/report-flow/pick';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { lastDay } from '../data/lastDay.ts';
import type { Lineage } from '../data/lineage.ts';
import type it from '../messages/it.json';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, alignContent: 'start' },
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
  relative: { color: tokens.colorBrandForegroundLink },
  relatives: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

const KINDS = ['CS', 'ES', 'CD', 'AP', 'RN', 'AQ', 'CE', 'AQES', 'CECS', 'PV'] as const;

const isKnown = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind);

/** The names and codes of a unit in order of time, the units it came from and those it went into. */
export function LineageList({ type, lineage: { steps, predecessors, successors } }: { type: UnitType; lineage: Lineage }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const kindName = (kind: string) => (isKnown(kind) ? text(`tipo.${kind}`) : kind);
  const relatives = (title: string, units: readonly PassoUnita[]) =>
    units.length > 0 && (
      <div>
        <Text as="p" weight="semibold">
          {title}
        </Text>
        <ul className={styles.relatives}>
          {units.map(({ id, codice, denominazione, data, tipo, certezza }) => (
            <li key={`${id} ${data}`}>
              <Link className={styles.relative} to={{ search: `?tipo=${type}&unita=${id}` }}>
                {denominazione}
              </Link>{' '}
              <Text numeric>({codice})</Text>, {formatDate(data)}
              {tipo && `, ${kindName(tipo)}`}
              {certezza !== 'dichiarato' && <Text tone="muted"> – {text(`certezza.${certezza}`)}</Text>}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.from} className={styles.step}>
            <Text weight="semibold">
              {step.name}
              {step.province && ` (${step.province})`}
            </Text>
            <Text numeric>{step.code}</Text>
            <Text size="small" tone="muted" numeric>
              {isOpenEnd(step.to)
                ? text('linea.dal', { dal: formatDate(step.from) })
                : text('linea.dalAl', { dal: formatDate(step.from), al: formatDate(lastDay(step.to)) })}
            </Text>
          </li>
        ))}
      </ol>
      {relatives(text('linea.origini'), predecessors)}
      {relatives(text('linea.esiti'), successors)}
    </div>
  );
}
