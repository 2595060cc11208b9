import { useKit, useLanguage } from '@territori/kit';
import { languageName } from '@territori/languages';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { type ComponentType, useEffect, useState } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { shortLanguageName } from './shortLanguageName.ts';

const useStyles = makeStyles({
  root: { display: 'flex', margin: 0, padding: 0, border: 'none' },
  button: {
    minWidth: '44px',
    minHeight: '36px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBandForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-4px' },
  },
  current: {
    color: tokens.colorBandForeground1,
    fontWeight: tokens.fontWeightBold,
    boxShadow: `inset 0 -3px 0 ${tokens.colorBandForeground1}`,
  },
});

/** The code of the list is loaded by portals that have it. */
function LaterMenu() {
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  useEffect(() => void import('./LanguageMenu.tsx').then(({ LanguageMenu }) => setMenu(() => LanguageMenu), console.error), []);
  return Menu && <Menu />;
}

/** More languages than this are a list that a button opens. */
const BESIDE = 2;

/** The languages of the portal, each with its name in itself. Nothing where there is one. */
export function LanguageSwitch() {
  const { length } = useKit().languages;
  if (length < 2) return null;
  return length > BESIDE ? <LaterMenu /> : <LanguageButtons />;
}

function LanguageButtons() {
  const styles = useStyles();
  const kit = useKit();
  const text = useShellMessages();
  const current = useLanguage();
  return (
    <fieldset className={styles.root} aria-label={text('lingua.titolo')}>
      {kit.languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={`${shortLanguageName(language)} - ${languageName(language)}`}
          className={mergeClasses(styles.button, language === current && styles.current)}
          onClick={() => kit.setLanguage(language)}
        >
          {shortLanguageName(language)}
        </button>
      ))}
    </fieldset>
  );
}
