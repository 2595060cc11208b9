import { useKit, useLanguage } from '@territori/kit';
import { languageName } from '@territori/languages';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { shortLanguageName } from './shortLanguageName.ts';

const useStyles = makeStyles({
  root: { position: 'relative' },
  button: {
    minWidth: '44px',
    minHeight: '36px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-4px' },
  },
  list: {
    position: 'absolute',
    zIndex: 1100,
    top: '100%',
    insetInlineEnd: 0,
    display: 'grid',
    minWidth: '10rem',
    margin: 0,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: 0,
    listStyleType: 'none',
    backgroundColor: tokens.colorBandMenu,
    boxShadow: tokens.shadow16,
  },
  choice: { width: '100%', paddingInline: tokens.spacingHorizontalM, textAlign: 'start' },
  current: { fontWeight: tokens.fontWeightBold, boxShadow: `inset 3px 0 0 ${tokens.colorBandForeground1}` },
});

/**
 * The languages of a portal that has more than two: a button that opens their list, each with its name in itself. Esc, a choice and the
 * focus elsewhere close it; Esc and a choice give the focus back to the button.
 */
export function LanguageMenu() {
  const styles = useStyles();
  const kit = useKit();
  const text = useShellMessages();
  const current = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // a press beside the list, where nothing takes the focus
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what it contains
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // the menu around it stays open
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${shortLanguageName(current)} - ${text('lingua.titolo')}: ${languageName(current)}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {shortLanguageName(current)} <span aria-hidden>▾</span>
      </button>
      {open && (
        <ul className={styles.list} aria-label={text('lingua.titolo')}>
          {kit.languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                aria-current={language === current}
                className={mergeClasses(styles.button, styles.choice, language === current && styles.current)}
                onClick={() => {
                  void kit.setLanguage(language);
                  close();
                }}
              >
                {languageName(language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
