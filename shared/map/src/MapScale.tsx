import { formatNumber, useLanguage } from '@territori/kit';
import { makeStyles, tokens } from '@territori/ui/theme';
import { scaleBar } from './scaleBar.ts';
import type { View } from './View.ts';

/** The longest scale, in pixels. */
const LONGEST = 100;
/** The room in the lower left corner of a map that the scale takes with its text, in pixels. */
export const SCALE_ROOM = { width: LONGEST + 74, height: 30 } as const;
/** From the edge of the map to the line. */
const EDGE = 12;

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    width: `${SCALE_ROOM.width}px`,
    height: `${SCALE_ROOM.height}px`,
    pointerEvents: 'none',
  },
  line: {
    fill: 'none',
    stroke: tokens.colorNeutralForeground2,
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  // legible over borders, as the names are
  text: {
    fill: tokens.colorNeutralForeground2,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3',
    paintOrder: 'stroke',
    fontSize: '12px',
    fontFamily: tokens.fontFamilyBase,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

/** The scale of a view, in the corner of its map. */
export function MapScale({ view }: { readonly view: View }) {
  const styles = useStyles();
  const language = useLanguage();
  const { width, kilometres } = scaleBar(view.scale, LONGEST);
  return (
    <svg className={styles.root} aria-hidden="true">
      <g transform={`translate(${EDGE} ${SCALE_ROOM.height - EDGE})`}>
        <path d={`M0 -6V0H${width.toFixed(1)}V-6`} className={styles.line} />
        <text x={width + 6} className={styles.text}>
          {formatNumber(kilometres, language)} km
        </text>
      </g>
    </svg>
  );
}
