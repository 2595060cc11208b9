import type { RegistryEntry, SharedVersions } from '@territori/contract';
import { useKit } from '@territori/kit';
import { Link } from '@territori/kit/router';
import { useNarrow } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { OWN_PATHS } from '../registry/ownPaths.ts';
import { Unfolding } from './Unfolding.tsx';

const useStyles = makeStyles({
  table: {
    borderCollapse: 'collapse',
    marginBlock: tokens.spacingVerticalS,
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '2px',
      paddingRight: tokens.spacingHorizontalL,
      fontWeight: 'inherit',
    },
    '& caption': { textAlign: 'start' },
  },
  scroll: { overflowX: 'auto' },
  modules: { minWidth: '16rem' },
  head: { '& th': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBandForeground1 } },
  list: { display: 'grid', gap: tokens.spacingVerticalS, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
  root: { '@media print': { display: 'none' } },
});

/** Shared modules with their versions or ranges, as `section.json` has them. */
const listed = (versions: SharedVersions) =>
  Object.entries(versions)
    .map((entry) => entry.join(' '))
    .join(', ');

/**
 * The version of each section in this page, the shared versions that it was built with and those that it needs. The
 * registry holds the same as JSON.
 */
export function RunningVersions() {
  const styles = useStyles();
  const text = useShellMessages();
  const { entries, revision, source } = usePortal();
  const narrow = useNarrow();
  return (
    <Unfolding className={styles.root} line={text('piede.inUso')}>
      {narrow ? <VersionsList entries={entries} revision={revision} /> : <VersionsTable entries={entries} revision={revision} />}
      {source === 'last-good' && <p>{text('piede.precedente')}</p>}
      <Link to={OWN_PATHS.versions}>{text('piede.versioni')}</Link> · <a href="registry.json">{text('piede.json')}</a>
    </Unfolding>
  );
}

interface Running {
  readonly entries: Readonly<Record<string, RegistryEntry>>;
  readonly revision: number;
}

function VersionsTable({ entries, revision }: Running) {
  const styles = useStyles();
  const text = useShellMessages();
  const kit = useKit();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={text('piede.inUso')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{text('piede.revisione', { revisione: revision })}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{text('piede.sezione')}</th>
            <th scope="col">{text('piede.numero')}</th>
            <th scope="col">{text('piede.costruita')}</th>
            <th scope="col">{text('piede.bisogno')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(entries).map(({ section, version }) => (
            <tr key={section.id}>
              <th scope="row">{kit.sectionTitle(section)}</th>
              <td>{version}</td>
              <td className={styles.modules}>{listed(section.builtWith)}</td>
              <td className={styles.modules}>{listed(section.needs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same as the table, for narrow screens. */
function VersionsList({ entries, revision }: Running) {
  const styles = useStyles();
  const text = useShellMessages();
  const kit = useKit();
  return (
    <>
      <p>{text('piede.revisione', { revisione: revision })}</p>
      <ul className={styles.list}>
        {Object.values(entries).map(({ section, version }) => (
          <li key={section.id}>
            {kit.sectionTitle(section)} {version}
            <br />
            {text('piede.costruita')}: {listed(section.builtWith)}
            <br />
            {text('piede.bisogno')}: {listed(section.needs)}
          </li>
        ))}
      </ul>
    </>
  );
}
