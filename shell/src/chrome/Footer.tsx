import { textIn } from '@territori/contract';
import type { Edizione, Settings } from '@territori/contract/wire';
import { formatDate, useApi, useKit, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Link } from '@territori/kit/router';
import { Deferred } from '@territori/ui/layout';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { memo } from 'react';
import packageJson from '../../package.json';
import { embedding } from '../embedding/embedding.ts';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { useEdition } from '../portal/useEdition.ts';
import { STATEMENTS } from '../statements/statements.ts';
import { PaperNote } from './PaperNote.tsx';
import { RunningVersions } from './RunningVersions.tsx';
import { Unfolding } from './Unfolding.tsx';
import { useWidthStyles } from './useWidthStyles.ts';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorBandFooter,
    color: tokens.colorBandFooterForeground,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    outlineStyle: 'none',
    '& a': { color: tokens.colorBandForeground1 },
    '& :is(a, summary):focus-visible': { outlineColor: tokens.colorBandForeground1 },
    '@media print': { backgroundColor: 'transparent', color: 'black', '& a': { color: 'black' } },
  },
  columns: {
    paddingBlock: tokens.spacingVerticalXXXL,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: tokens.spacingHorizontalXXXL,
  },
  title: {
    marginBlock: `0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorBandForeground1,
    '@media print': { color: 'black' },
  },
  screenOnly: { '@media print': { display: 'none' } },
  line: { marginBlock: `0 ${tokens.spacingVerticalXS}` },
  sources: { margin: 0, paddingBlock: tokens.spacingVerticalXS, paddingInline: 0, listStyleType: 'none' },
});

/**
 * The sources of the data, the accessibility statement, and the running versions. It begins below the window, so its
 * content is rendered after the page's.
 */
export function Footer() {
  return (
    <footer id="pie-di-pagina" tabIndex={-1} className={useStyles().root}>
      <Deferred>
        <FooterContent />
      </Deferred>
    </footer>
  );
}

/** What an address changes, which may change several times a second, does not concern it. */
const FooterContent = memo(function FooterContent() {
  const styles = useStyles();
  const { width } = useWidthStyles();
  const text = useShellMessages();
  const language = useLanguage();
  const { identity } = useKit().config;
  const { edition, settings } = useFooterData();
  return (
    <div className={mergeClasses(width, styles.columns)}>
      <section>
        <h2 className={styles.title}>{text('piede.dati')}</h2>
        {edition.data && <EditionLines edition={edition.data} />}
        {edition.data && <OtherDates dates={edition.data.aggiornata_al_per} />}
        {edition.data && <Sources sources={edition.data.fonti} />}
        {edition.isError && <p className={styles.line}>{text('piede.senzaDati')}</p>}
        <PaperNote />
      </section>
      <section className={styles.screenOnly}>
        <h2 className={styles.title}>{text('piede.portale')}</h2>
        <p className={styles.line}>
          <Link to={STATEMENTS.help.path}>{text('piede.aiuto')}</Link>
        </p>
        <p className={styles.line}>
          <Link to={STATEMENTS.accessibility.path}>{text('piede.statoAccessibilita')}</Link>
        </p>
        {settings.data?.AccessibilityDeclarationUrl && (
          <p className={styles.line}>
            <a href={settings.data.AccessibilityDeclarationUrl}>{text('piede.accessibilita')}</a>
          </p>
        )}
        <p className={styles.line}>
          <Link to={STATEMENTS.privacy.path}>{text('piede.privacy')}</Link>
        </p>
        <p className={styles.line}>
          <Link to={embedding.manifest.routes[0]}>{text('pagina.incorpora')}</Link>
        </p>
        <p className={styles.line}>
          <a href={language === 'it' ? 'indice/' : 'indice/en/'}>{text('piede.indice')}</a>
        </p>
        {identity?.links.footer.map((link) => (
          <p key={link.url} className={styles.line}>
            <a href={link.url}>{textIn(link, language)}</a>
          </p>
        ))}
        <p className={styles.line}>{text('piede.versione', { versione: packageJson.version })}</p>
        <RunningVersions />
      </section>
    </div>
  );
});

function EditionLines({ edition: { nome, aggiornata_al } }: { edition: Edizione }) {
  const styles = useStyles();
  const text = useShellMessages();
  return (
    <>
      <p className={styles.line}>{nome}</p>
      <p className={styles.line}>{text('piede.aggiornati', { data: formatDate(aggiornata_al) })}</p>
    </>
  );
}

/** The days of what is known for other days than the changes of the municipalities. Folded, because they are many. */
function OtherDates({ dates }: { dates: Edizione['aggiornata_al_per'] }) {
  const styles = useStyles();
  const text = useShellMessages();
  if (dates.length === 0) return null;
  return (
    <Unfolding line={text('piede.altreDate')}>
      <ul className={styles.sources}>
        {dates.map(({ fatto, descrizione, dal, al }) => (
          <li key={fatto} className={styles.line}>
            {text(dal === al ? 'piede.alGiorno' : 'piede.alPeriodo', { fatto: descrizione, dal: formatDate(dal), al: formatDate(al) })}
          </li>
        ))}
      </ul>
    </Unfolding>
  );
}

/** Folded, because an edition has a dozen sources or more. */
function Sources({ sources }: { sources: Edizione['fonti'] }) {
  const styles = useStyles();
  const text = useShellMessages();
  return (
    <Unfolding line={text('piede.fonti', { count: sources.length })}>
      <ul className={styles.sources}>
        {sources.map((fonte) => (
          <li key={fonte.nome} className={styles.line}>
            {text('piede.fonte')} {fonte.url ? <a href={fonte.url}>{fonte.nome}</a> : fonte.nome} (
            {text('piede.licenza', { licenza: fonte.licenza })})
          </li>
        ))}
      </ul>
    </Unfolding>
  );
}

/** The footer's two calls are silent when they fail: the footer shows the failure. */
function useFooterData() {
  const api = useApi();
  const language = useLanguage();
  const edition = useEdition();
  const settings = useQuery({
    queryKey: ['settings', language],
    queryFn: ({ signal }) => api.get<Settings>('/api/Report/GetSettings', { signal, silent: true }),
  });
  return { edition, settings };
}
