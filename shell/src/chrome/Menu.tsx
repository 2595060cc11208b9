import { useLanguage, useProduct } from '@territori/kit';
import { useLocation } from '@territori/kit/portal';
import { DismissRegular, NavigationRegular } from '@territori/ui/icon';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { sectionAt } from '../routing/sectionAt.ts';
import { NARROW_MEDIA, useMedia } from '../window/useMedia.ts';
import { HelpAndLanguage } from './HelpAndLanguage.tsx';
import { menuItems } from './menuItems.ts';
import { useWidthStyles } from './useWidthStyles.ts';

const AT_NARROW = `@media ${NARROW_MEDIA}`;

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorBandMenu, [AT_NARROW]: { backgroundColor: 'transparent' }, '@media print': { display: 'none' } },
  toggle: {
    display: 'none',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    minWidth: '44px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-2px' },
    [AT_NARROW]: { display: 'flex' },
  },
  icon: { fontSize: '24px', lineHeight: 0 },
  inner: { [AT_NARROW]: { paddingInlineStart: 0, paddingInlineEnd: tokens.spacingHorizontalS } },
  panel: {
    [AT_NARROW]: {
      display: 'none',
      position: 'absolute',
      zIndex: 1000,
      top: '100%',
      insetInline: 0,
      paddingInline: tokens.pageGutter,
      paddingBlock: tokens.spacingVerticalM,
      backgroundColor: tokens.colorBandMenu,
      boxShadow: tokens.shadow16,
    },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [AT_NARROW]: { flexDirection: 'column' },
  },
  open: { [AT_NARROW]: { display: 'block' } },
  link: {
    display: 'block',
    paddingBlock: '10px',
    color: tokens.colorBandForeground1,
    textDecorationLine: 'none',
    borderBottom: '4px solid transparent',
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
    // the mark of the current page gives way: white on white would not be seen
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-2px', borderBottomColor: 'transparent' },
    [AT_NARROW]: {
      paddingBlock: '10px',
      paddingInline: tokens.spacingHorizontalM,
      borderBottomStyle: 'none',
      borderLeft: '4px solid transparent',
    },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorBandForeground1,
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight', ':focus-visible': { borderBottomColor: 'Canvas' } },
    [AT_NARROW]: { borderLeftColor: tokens.colorBandForeground1, backgroundColor: tokens.colorBandMenuSelected },
  },
});

/** The sections. On a narrow window it opens from a button and closes when a section is chosen or with Esc. */
export function Menu() {
  const styles = useStyles();
  const { width } = useWidthStyles();
  const text = useShellMessages();
  const language = useLanguage();
  const product = useProduct();
  const { entries } = usePortal();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const current = sectionAt(pathname, entries);
  const narrow = useMedia(NARROW_MEDIA);

  // another page is shown, whatever the cause
  useEffect(() => setOpen(false), [pathname]);

  return (
    <nav
      aria-label={text('menu.titolo')}
      className={styles.root}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className={mergeClasses(width, styles.inner)}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <span className={styles.icon}>{open ? <DismissRegular /> : <NavigationRegular />}</span>
          {text('menu.bottone')}
        </button>
        <div id="menu" className={mergeClasses(styles.panel, open && styles.open)}>
          <ul className={styles.list}>
            {menuItems(entries, language, product).map(({ id, path, label }) => (
              <li key={id}>
                <a
                  href={`#${path}`}
                  className={mergeClasses(styles.link, id === current && styles.current)}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {narrow && <HelpAndLanguage />}
        </div>
      </div>
    </nav>
  );
}
