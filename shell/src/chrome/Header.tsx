import { useHref, useKit, useProduct } from '@territori/kit';
import { FailureBoundary } from '@territori/kit/portal';
import { Link } from '@territori/kit/router';
import { VisuallyHidden } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { Search } from '../search/Search.tsx';
import { STATEMENTS } from '../statements/statements.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { useWidthStyles } from './useWidthStyles.ts';

const useStyles = makeStyles({
  root: {
    backgroundColor: '#082f5b',
    color: '#ffffff',
    '@media print': { backgroundColor: 'transparent', color: '#000000' },
  },
  top: { backgroundColor: '#05203f', '@media print': { display: 'none' } },
  topRow: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, minHeight: '36px' },
  topEnd: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL },
  help: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    color: '#cfe0f3',
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: '#ffffff', textDecorationLine: 'underline' },
    ':focus-visible': { outlineColor: '#ffffff', outlineOffset: '-4px' },
  },
  environment: {
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: '#ffd54a',
    color: '#1a1300',
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '0.06em',
  },
  brandRow: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXL,
    paddingBlock: 'clamp(0.75rem, 2vw, 1.5rem)',
    '@media (max-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: 'fit-content',
    color: 'inherit',
    textDecorationLine: 'none',
    ':focus-visible': { outlineColor: '#ffffff' },
  },
  mark: { flexShrink: 0, width: '44px', height: '44px' },
  product: { display: 'block', fontSize: tokens.fontSizeHero700, lineHeight: 1.1, fontWeight: tokens.fontWeightBold },
  subtitle: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: '#cfe0f3',
    '@media print': { color: '#000000' },
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
  const { environment } = useKit().config;
  const home = useHref()('home') ?? '#/';
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        <div className={mergeClasses(width, styles.topRow)}>
          {environment ? (
            <span className={styles.environment} title={text('ambiente', { nome: environment })}>
              {environment}
            </span>
          ) : (
            <span />
          )}
          <div className={styles.topEnd}>
            <Link to={STATEMENTS.help.path} className={styles.help}>
              {text('piede.aiuto')}
            </Link>
            <LanguageSwitch />
          </div>
        </div>
      </div>
      <div className={mergeClasses(width, styles.brandRow)}>
        <a href={home} className={styles.brand}>
          <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M3 27h26M6 27V13h6v14M13 27V6h6v21M20 27V17h6v10" />
          </svg>
          <span>
            <span className={styles.product}>{product}</span>
            <span className={styles.subtitle}>{text('testata.sottotitolo')}</span>
            <VisuallyHidden>, {text('testata.home')}</VisuallyHidden>
          </span>
        </a>
        <FailureBoundary Failure={Nothing}>
          <Search />
        </FailureBoundary>
      </div>
      <Menu />
    </header>
  );
}
