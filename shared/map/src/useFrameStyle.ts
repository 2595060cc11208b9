import { makeStyles, tokens } from '@territori/ui/theme';

/** The frame of a map: its room on the page, which it has before it is loaded too, with its buttons over it. */
export const useFrameStyle = makeStyles({
  root: { position: 'relative', height: '100%' },
  frame: {
    position: 'relative',
    overflow: 'hidden',
    boxSizing: 'border-box',
    width: '100%',
    // as high as its place, where that has a height; in a low window, as with a page enlarged four times, the whole map is still in sight
    height: '100%',
    minHeight: 'clamp(min(18rem, 88vh), min(71.2vh, 125cqi), 52rem)',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media print': { border: 'none', breakInside: 'avoid' },
  },
});
