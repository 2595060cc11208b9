import { makeStyles, tokens } from '@territori/ui/theme';

/** The colours of what lies around Italy. */
export const useGroundStyles = makeStyles({
  /** The ground of a map. */
  sea: {
    backgroundColor: tokens.colorMapSea,
    '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  },
  /** The land of other countries. */
  land: {
    fill: tokens.colorMapAbroad,
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: '0.6',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' },
  },
  /** Lakes, over the units whose territory they are. */
  lakes: {
    fill: tokens.colorMapSea,
    stroke: tokens.colorMapBorder,
    strokeWidth: '0.6',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' },
  },
});
