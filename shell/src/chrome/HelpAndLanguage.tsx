import { textIn } from '@territori/contract';
import { useKit, useLanguage } from '@territori/kit';
import { Link } from '@territori/kit/router';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { STATEMENTS } from '../statements/statements.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    '@media print': { display: 'none' },
  },
  help: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    color: tokens.colorBandForeground2,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-2px' },
  },
});

/** The way to the help, and the languages: in the head of a wide window, in the menu of a narrow one. */
export function HelpAndLanguage() {
  const styles = useStyles();
  const text = useShellMessages();
  const language = useLanguage();
  const { identity } = useKit().config;
  return (
    <div className={styles.root}>
      {identity?.links.header.map((link) => (
        <a key={link.url} href={link.url} className={styles.help}>
          {textIn(link, language)}
        </a>
      ))}
      <Link to={STATEMENTS.help.path} className={styles.help}>
        {text('piede.aiuto')}
      </Link>
      <LanguageSwitch />
    </div>
  );
}
