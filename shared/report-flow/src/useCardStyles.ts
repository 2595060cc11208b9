import { makeStyles, tokens } from '@territori/ui/theme';

/** The rows of a table as cards on a narrow screen: a title, and names with their values below it. */
export const useCardStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  card: {
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: tokens.fontWeightSemibold },
  values: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(50%, 7.5rem), 2fr) minmax(0, 3fr)',
    // two links below each other are 24 pixels apart
    gridAutoRows: 'minmax(24px, auto)',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    paddingTop: tokens.spacingVerticalXS,
  },
  name: { color: tokens.colorNeutralForeground3, hyphens: 'auto' },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});
