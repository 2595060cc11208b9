import { Button } from '@territori/ui/button';
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
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
    '@media print': { display: 'none' },
  },
});

/** The buttons below a map, which do the same as its gestures. */
export function MapTools({ labels, actions }: MapToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {(['nearer', 'farther', 'whole'] as const).map((tool) => (
        <Button key={tool} size="small" disabled={!actions} onClick={actions?.[tool]}>
          {labels[tool]}
        </Button>
      ))}
    </div>
  );
}
