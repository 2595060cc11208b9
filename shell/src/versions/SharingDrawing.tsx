import { useWidth } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { SharedPackage } from './sharing.ts';

const LINE = 26;
/** Room for the names on both sides. */
const NAMES = { left: 250, right: 350 };

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

/** Packages that the same sections take and bring: one bundle of lines leads to them. */
function bundles(packages: readonly SharedPackage[]): { readonly labels: string[]; readonly users: SharedPackage }[] {
  const found = new Map<string, { labels: string[]; users: SharedPackage }>();
  for (const users of packages) {
    const key = JSON.stringify([users.takenBy, users.broughtBy.map(({ id }) => id), users.refused.map(({ id }) => id)]);
    const bundle = found.get(key) ?? { labels: [], users };
    bundle.labels.push(`${users.name} ${users.provided.join(', ')}`);
    found.set(key, bundle);
  }
  return [...found.values()];
}

/**
 * Sections at the left, each with how many packages it takes from the shell; packages with the shell's versions at the right. A line where
 * one takes the shell's copy, dashed where it asks for another version.
 */
export function SharingDrawing({ packages, sections }: Properties) {
  const styles = useStyles();
  const [place, width] = useWidth<HTMLDivElement>(0);
  const rows = Math.max(packages.length, sections.length);
  const [from, to] = [NAMES.left, width - NAMES.right];
  const sectionY = (index: number) => ((index + 0.5) * rows * LINE) / sections.length;
  const line = (section: string, y2: number) => {
    const y1 = sectionY(sections.findIndex(({ id }) => id === section));
    const middle = (from + to) / 2;
    return `M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`;
  };
  const takes = (section: string) => packages.filter(({ takenBy }) => takenBy.includes(section)).length;
  let used = 0;
  const drawn = bundles(packages).map(({ labels, users }) => {
    const top = ((rows - packages.length) / 2 + used) * LINE;
    used += labels.length;
    return { ...users, labels, top, middle: top + (labels.length * LINE) / 2 };
  });
  return (
    <div ref={place} className={styles.root}>
      {to > from && (
        <svg aria-hidden="true" width={width} height={rows * LINE} className={styles.drawing}>
          {drawn.map(({ labels, takenBy, broughtBy, refused, top, middle }) => (
            <g key={labels[0]}>
              {takenBy.map((id) => (
                <path key={id} d={line(id, middle)} className={styles.taken} />
              ))}
              {[...broughtBy, ...refused].map(({ id }) => (
                <path key={id} d={line(id, middle)} className={styles.brought} />
              ))}
              <line x1={to} x2={to} y1={top + 4} y2={top + labels.length * LINE - 4} className={styles.taken} />
              {labels.map((label, index) => (
                <text key={label} x={to + 8} y={top + (index + 0.5) * LINE + 4}>
                  {label}
                </text>
              ))}
            </g>
          ))}
          {sections.map(({ id, title }, index) => (
            <text key={id} x={from - 8} y={sectionY(index) + 4} textAnchor="end">
              {`${title} ${takes(id)}/${packages.length}`}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
