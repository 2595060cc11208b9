import { Button } from '@territori/ui/button';
import { AddRegular, ArrowMaximizeRegular, SubtractRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';

export interface MapToolLabels {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
}

interface MapToolsProps {
  readonly labels: MapToolLabels;
  /** Absent while the map is loading: the buttons stand there and cannot be pressed. */
  readonly actions?: Readonly<Record<keyof MapToolLabels, () => void>>;
  /** Pixels at the right of the map over which something else lies. */
  readonly covered?: number;
}

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalS,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    '@media print': { display: 'none' },
  },
});

/** The room of the buttons in the corner of a map, in pixels. */
export const TOOLS_ROOM = { width: 48, height: 124 } as const;

const TOOLS = { nearer: AddRegular, farther: SubtractRegular, whole: ArrowMaximizeRegular };

/** The buttons in the corner of a map, which do the same as its gestures. Their parent has a position. */
export function MapTools({ labels, actions, covered = 0 }: MapToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.root} style={{ marginInlineEnd: `${covered}px` }}>
      {(['nearer', 'farther', 'whole'] as const).map((tool) => {
        const Icon = TOOLS[tool];
        return (
          <Button key={tool} icon={<Icon />} aria-label={labels[tool]} title={labels[tool]} disabled={!actions} onClick={actions?.[tool]} />
        );
      })}
    </div>
  );
}
