import { useKit, useLanguage } from '@territori/kit';
import { type Language, languageName } from '@territori/languages';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';

/** A language's name in itself, as a title: `Italiano`, `English`. */
function nameOf(language: Language): string {
  const [first = '', ...rest] = languageName(language);
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The beginning of its name: `ITA`, `ENG`, `DEU`. */
const shortOf = (language: Language) => nameOf(language).slice(0, 3).toLocaleUpperCase(language);

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

/** The name of each language in that language. */
export function LanguageSwitch() {
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
          aria-label={`${shortOf(language)} - ${nameOf(language)}`}
          className={mergeClasses(styles.button, language === current && styles.current)}
          onClick={() => kit.setLanguage(language)}
        >
          {shortOf(language)}
        </button>
      ))}
    </fieldset>
  );
}
