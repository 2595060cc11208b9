import type { Microservizio } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../messages/it.json';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  name: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

/** The content of a report and the dates at which it is available. */
export function ServiceFacts({ service }: { service: Microservizio }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const facts = [
    [text('colonna.validita'), service['Inizio/fine validità report']],
    [text('colonna.analisi'), service['Analisi temporale']],
    [text('colonna.ambito'), service['Ambito territoriale']],
    [text('colonna.unita'), service['Unità territoriale']],
  ];
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
