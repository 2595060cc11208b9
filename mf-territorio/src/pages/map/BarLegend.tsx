import { useMessages } from '@territori/kit';
import { UNIT_CHANGES } from '@territori/report-flow/map';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';
import { CHANGE_COLORS } from './changeColors.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // where the visitor's system chooses the colours, all bars have the same one
    '@media (forced-colors: active)': { display: 'none' },
  },
  item: {
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '10px',
      height: '10px',
      marginInlineEnd: tokens.spacingHorizontalXS,
      backgroundColor: 'currentColor',
    },
  },
  // the square has the colour of the bars, the words that of the page
  text: { color: tokens.colorNeutralForeground2 },
});

/** What the colours of the bars mean. */
export function BarLegend() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  return (
    <ul aria-label={t('mappa.barre')} className={styles.root}>
      {UNIT_CHANGES.map((change) => (
        <li key={change} className={styles.item} style={{ color: CHANGE_COLORS[change] }}>
          <span className={styles.text}>{t(`mappa.barre.${change}`)}</span>
        </li>
      ))}
    </ul>
  );
}
