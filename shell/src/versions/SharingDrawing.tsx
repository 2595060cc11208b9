import { useNarrow, useWidth } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { SharedPackage } from './sharing.ts';

const LINE = 26;
/** Room for the names on both sides. */
const NAMES = { left: 190, right: 260 };

const useStyles = makeStyles({
  root: { minWidth: 0, '@media print': { display: 'none' } },
  drawing: { display: 'block', fontSize: '14px', fontFamily: tokens.fontFamilyBase, fill: tokens.colorNeutralForeground1 },
  taken: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: 1.5 },
  brought: { fill: 'none', stroke: tokens.colorPaletteRedForeground1, strokeWidth: 1.5, strokeDasharray: '5 4' },
});

interface Properties {
  readonly packages: readonly SharedPackage[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Sections at the left, packages at the right: a line where one takes the shell's copy, dashed where it brings its own. */
export function SharingDrawing({ packages, sections }: Properties) {
  const styles = useStyles();
  const [place, width] = useWidth<HTMLDivElement>(0);
  // the table below it says the same
  if (useNarrow()) return null;
  const rows = Math.max(packages.length, sections.length);
  const yOf = (index: number, count: number) => ((index + 0.5) * rows * LINE) / count;
  const [from, to] = [NAMES.left, width - NAMES.right];
  const line = (section: string, target: number) => {
    const [y1, y2] = [
      yOf(
        sections.findIndex(({ id }) => id === section),
        sections.length,
      ),
      yOf(target, packages.length),
    ];
    const middle = (from + to) / 2;
    return `M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`;
  };
  return (
    <div ref={place} className={styles.root}>
      {to > from && (
        <svg aria-hidden="true" width={width} height={rows * LINE} className={styles.drawing}>
          {packages.map(({ name, takenBy, broughtBy }, index) => (
            <g key={name}>
              {takenBy.map((id) => (
                <path key={id} d={line(id, index)} className={styles.taken} />
              ))}
              {broughtBy.map(({ id }) => (
                <path key={id} d={line(id, index)} className={styles.brought} />
              ))}
              <text x={to + 8} y={yOf(index, packages.length) + 4}>
                {name}
              </text>
            </g>
          ))}
          {sections.map(({ id, title }, index) => (
            <text key={id} x={from - 8} y={yOf(index, sections.length) + 4} textAnchor="end">
              {title}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
