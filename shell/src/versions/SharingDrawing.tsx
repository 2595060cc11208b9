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

/** Packages that the same sections take and bring: one bundle of lines leads to them. */
function bundles(packages: readonly SharedPackage[]): { readonly names: string[]; readonly users: SharedPackage }[] {
  const found = new Map<string, { names: string[]; users: SharedPackage }>();
  for (const users of packages) {
    const key = JSON.stringify([users.takenBy, users.broughtBy.map(({ id }) => id)]);
    const bundle = found.get(key) ?? { names: [], users };
    bundle.names.push(users.name);
    found.set(key, bundle);
  }
  return [...found.values()];
}

/** Sections at the left, packages at the right: a line where one takes the shell's copy, dashed where it brings its own. */
export function SharingDrawing({ packages, sections }: Properties) {
  const styles = useStyles();
  const [place, width] = useWidth<HTMLDivElement>(0);
  // the table below it says the same
  if (useNarrow()) return null;
  const rows = Math.max(packages.length, sections.length);
  const [from, to] = [NAMES.left, width - NAMES.right];
  const sectionY = (index: number) => ((index + 0.5) * rows * LINE) / sections.length;
  const line = (section: string, y2: number) => {
    const y1 = sectionY(sections.findIndex(({ id }) => id === section));
    const middle = (from + to) / 2;
    return `M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`;
  };
  let used = 0;
  const drawn = bundles(packages).map(({ names, users }) => {
    const top = ((rows - packages.length) / 2 + used) * LINE;
    used += names.length;
    return { ...users, names, top, middle: top + (names.length * LINE) / 2 };
  });
  return (
    <div ref={place} className={styles.root}>
      {to > from && (
        <svg aria-hidden="true" width={width} height={rows * LINE} className={styles.drawing}>
          {drawn.map(({ names, takenBy, broughtBy, top, middle }) => (
            <g key={names[0]}>
              {takenBy.map((id) => (
                <path key={id} d={line(id, middle)} className={styles.taken} />
              ))}
              {broughtBy.map(({ id }) => (
                <path key={id} d={line(id, middle)} className={styles.brought} />
              ))}
              <line x1={to} x2={to} y1={top + 4} y2={top + names.length * LINE - 4} className={styles.taken} />
              {names.map((name, index) => (
                <text key={name} x={to + 8} y={top + (index + 0.5) * LINE + 4}>
                  {name}
                </text>
              ))}
            </g>
          ))}
          {sections.map(({ id, title }, index) => (
            <text key={id} x={from - 8} y={sectionY(index) + 4} textAnchor="end">
              {title}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
