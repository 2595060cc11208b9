import type { TermineGlossario } from '@territori/contract/wire';
import { useHref, useLanguage, useMessages } from '@territori/kit';
import { SOURCE_LANGUAGE } from '@territori/languages';
import { LinkRegular, OpenRegular } from '@territori/ui/icon';
import { Link } from '@territori/ui/link';
import { Prose, VisuallyHidden } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { Fragment, type ReactNode } from 'react';
import type it from '../messages/it.json';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, paddingBlock: `${tokens.spacingVerticalS} ${tokens.spacingVerticalXL}` },
  facts: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, maxWidth: tokens.measure, fontSize: tokens.fontSizeBase200 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 40rem)': { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: tokens.spacingHorizontalL },
  },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  links: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalXS },
  icon: { marginInlineStart: tokens.spacingHorizontalXS, verticalAlign: '-0.125em' },
  before: { marginInlineEnd: tokens.spacingHorizontalXS, verticalAlign: '-0.125em' },
  own: { fontSize: tokens.fontSizeBase200, '@media print': { display: 'none' } },
});

/** Italian acts keep their names in every language. */
const ITALIAN_ACT = /^(Costituzione|Legge|Leggi|D\.|R\.D\.|Regio|Statut)/;

/** A source, in which the names of Italian acts are marked as Italian on a page in another language. */
function Source({ text }: { readonly text: string }) {
  const language = useLanguage();
  if (language === SOURCE_LANGUAGE) return text;
  return text.split('; ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '; '}
      {ITALIAN_ACT.test(part) ? <span lang="it">{part}</span> : part}
    </Fragment>
  ));
}

/** One term of the glossary: its definition, its source, and links. */
export function TermDetails({ term }: { term: TermineGlossario }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const ownAddress = useHref()('glossario');
  const fact = (name: string, value: ReactNode) =>
    value && (
      <div className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    );
  return (
    <div className={styles.root}>
      <Prose>{term.descrizione}</Prose>
      <dl className={styles.facts}>
        {fact(text('termine.fonte'), term.fonte && <Source text={term.fonte} />)}
        {fact(text('termine.anno'), term.anno)}
        {fact(text('termine.periodo'), term.periodo)}
        {fact(text('termine.versione'), term.versione)}
        {fact(text('termine.note'), term.note)}
        {fact(
          text('termine.collegamenti'),
          term.links.length > 0 && (
            <ul className={styles.links}>
              {term.links.map(({ link, hyperlink }) => (
                <li key={hyperlink}>
                  <Link href={hyperlink} newTab>
                    {link}
                    <OpenRegular className={styles.icon} />
                    <VisuallyHidden>&nbsp;{text('nuovaScheda')}</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </ul>
          ),
        )}
      </dl>
      {ownAddress && (
        <div className={styles.own}>
          <Link href={`${ownAddress}?termine=${term.id_geoglossario}`}>
            <LinkRegular className={styles.before} />
            {text('termine.indirizzo')}
            <VisuallyHidden>: {term.nome}</VisuallyHidden>
          </Link>
        </div>
      )}
    </div>
  );
}
