import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    '@media print': { display: 'none' },
    // in as many rows with every typeface, so that nothing moves when the portal's own arrives
    '& [role="radiogroup"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
      // the circles begin where the fields do: a radio has room around its circle
      marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    },
    '& select': { minWidth: 0, width: '100%' },
    // what is wrong with a field stands over what follows: neither the fields nor the map move
    '& > .fui-Field': { position: 'relative' },
    '& .fui-Field__validationMessage': {
      position: 'absolute',
      zIndex: 2,
      top: '100%',
      insetInlineStart: 0,
      // wider than the field, so that it covers few lines
      width: 'min(17rem, 100cqi)',
      boxSizing: 'border-box',
      // the icon stands before the words
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
      boxShadow: tokens.shadow8,
      backgroundColor: tokens.colorNeutralBackground1,
      border: `${tokens.strokeWidthThin} solid ${tokens.colorPaletteRedBorder2}`,
      borderRadius: tokens.borderRadiusMedium,
      pointerEvents: 'none',
    },
  },
});

/** Fields of the map below each other. They are not printed. */
export function CriteriaGroup({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
