import { useKit } from '@territori/kit';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { useSummaryStyles } from './useSummaryStyles.ts';

const useStyles = makeStyles({
  table: {
    borderCollapse: 'collapse',
    marginBlock: tokens.spacingVerticalS,
    '& th, & td': { textAlign: 'start', paddingBlock: '2px', paddingRight: tokens.spacingHorizontalL, fontWeight: 'inherit' },
  },
  head: { '& th': { fontWeight: tokens.fontWeightSemibold, color: '#ffffff' } },
  root: { '@media print': { display: 'none' } },
});

/** Which version of each section runs in this page. The same as JSON is the registry itself. */
export function RunningVersions() {
  const styles = useStyles();
  const { summary } = useSummaryStyles();
  const text = useShellMessages();
  const kit = useKit();
  const { entries, revision, source } = usePortal();
  return (
    <details className={styles.root}>
      <summary className={summary}>{text('piede.inUso')}</summary>
      <table className={styles.table}>
        <caption>{text('piede.revisione', { revisione: revision })}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{text('piede.sezione')}</th>
            <th scope="col">{text('piede.numero')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(entries).map(({ section, version }) => (
            <tr key={section.id}>
              <th scope="row">{kit.sectionTitle(section)}</th>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {source === 'last-good' && <p>{text('piede.precedente')}</p>}
      <a href="registry.json">{text('piede.json')}</a>
    </details>
  );
}
