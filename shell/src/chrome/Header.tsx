import { useHref, useKit, useLanguage, useProduct } from '@territori/kit';
import { FailureBoundary } from '@territori/kit/portal';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { SearchPlace } from '../search/SearchPlace.tsx';
import { NARROW_MEDIA, PHONE_MEDIA, useMedia } from '../window/useMedia.ts';
import { HelpAndLanguage } from './HelpAndLanguage.tsx';
import { Menu } from './Menu.tsx';
import { useWidthStyles } from './useWidthStyles.ts';

/** A long name and the word of the environment share one line with search and menu. */
const NARROWEST = '(max-width: 22rem)';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorBandBackground,
    color: tokens.colorBandForeground1,
    // on a narrow window the button of the menu stands in the line, and what unfolds lies over the page
    position: 'relative',
    [`@media ${NARROW_MEDIA}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    '@media print': { backgroundColor: 'transparent', color: 'black' },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXL,
    minHeight: '56px',
    [`@media ${NARROW_MEDIA}`]: {
      gap: tokens.spacingHorizontalM,
      boxSizing: 'border-box',
      minHeight: '60px',
      paddingBlock: tokens.spacingVerticalXS,
      paddingInlineEnd: tokens.spacingHorizontalS,
    },
  },
  search: { flexGrow: 1, minWidth: 0, maxWidth: '30rem', marginInlineStart: 'auto', [`@media ${PHONE_MEDIA}`]: { flexGrow: 0 } },
  environment: {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorAccentBackground,
    color: tokens.colorAccentForeground,
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '0.06em',
    [`@media ${NARROWEST}`]: { paddingInline: tokens.spacingHorizontalXXS, letterSpacing: 0, lineHeight: 1.2, whiteSpace: 'normal' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // a long name breaks between its words, and before the tag of the environment is cut
    flexShrink: 9,
    minWidth: 'min-content',
    color: 'inherit',
    textDecorationLine: 'none',
    ':focus-visible': { outlineColor: tokens.colorBandForeground1 },
  },
  mark: { flexShrink: 0, width: '36px', height: '36px', [`@media ${NARROWEST}`]: { display: 'none' } },
  product: {
    display: 'block',
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightBold,
    [`@media ${NARROWEST}`]: { fontSize: tokens.fontSizeBase300 },
  },
  subtitle: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorBandForeground2,
    [`@media ${NARROW_MEDIA}`]: { display: 'none' },
    '@media print': { display: 'block', color: 'black' },
  },
});

/** When the search breaks, only the search disappears. */
const Nothing = () => null;

/** The institutional head of every page. */
export function Header() {
  const styles = useStyles();
  const { width } = useWidthStyles();
  const text = useShellMessages();
  const product = useProduct();
  const { environment, identity } = useKit().config;
  const language = useLanguage();
  const subtitle = identity?.subtitle[language] ?? text('testata.sottotitolo');
  const narrow = useMedia(NARROW_MEDIA);
  const home = useHref()('home') ?? '#/';
  return (
    <header className={styles.root}>
      <div className={mergeClasses(width, styles.line)}>
        <a href={home} className={styles.brand} aria-label={`${product}, ${subtitle}, ${text('testata.home')}`}>
          {identity ? (
            <img src={identity.mark} alt="" className={styles.mark} />
          ) : (
            <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
              <path d="M3 27h26M6 27V13h6v14M13 27V6h6v21M20 27V17h6v10" />
            </svg>
          )}
          <span>
            <span className={styles.product}>{product}</span>
            <span className={styles.subtitle}>{subtitle}</span>
          </span>
        </a>
        {environment && (
          <span className={styles.environment} title={text('ambiente', { nome: environment })}>
            {identity?.environments?.[environment]?.[language] ?? environment}
          </span>
        )}
        <div className={styles.search}>
          <FailureBoundary Failure={Nothing}>
            <SearchPlace />
          </FailureBoundary>
        </div>
        {!narrow && <HelpAndLanguage />}
      </div>
      <Menu />
    </header>
  );
}
