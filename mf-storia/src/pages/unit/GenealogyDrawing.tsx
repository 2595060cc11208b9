import type { Genealogia, UnitaImparentata } from '@territori/contract/v1';
import { today } from '@territori/kit';
import { Link } from '@territori/kit/router';
import { useWidth } from '@territori/ui/layout';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useMemo } from 'react';
import { GENEALOGY_BAR_HEIGHT, GENEALOGY_BAR_OFFSET, GENEALOGY_ROW_HEIGHT, genealogyDrawing } from '../../data/genealogyDrawing.ts';
import { YearAxis } from '../YearAxis.tsx';

const useStyles = makeStyles({
  root: { minWidth: 0, minHeight: '6rem', overflow: 'hidden' },
  drawing: { display: 'block', fontSize: '14px', fontFamily: tokens.fontFamilyBase, fill: tokens.colorNeutralForeground1 },
  own: { fill: tokens.colorBrandBackground2, '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'Highlight' } },
  bar: { fill: tokens.colorNeutralStrokeAccessible, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  ownBar: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'Highlight' } },
  passage: {
    stroke: tokens.colorBrandStroke1,
    strokeWidth: 2,
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  partial: { strokeDasharray: '4 3' },
  point: { fill: tokens.colorBrandStroke1, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  // lines pass behind the names
  label: {
    paintOrder: 'stroke',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    fill: tokens.colorBrandForegroundLink,
    '@media (forced-colors: active)': { fill: 'LinkText', stroke: 'Canvas' },
  },
  ownLabel: {
    stroke: tokens.colorBrandBackground2,
    fill: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
  },
  name: { textDecorationLine: 'underline' },
  years: { fill: tokens.colorNeutralForeground3 },
});

/** Mean width of a character of a name, in pixels. */
const CHARACTER = 7;

const yearsOf = ({ periodi }: UnitaImparentata) =>
  periodi.map(({ valido_dal, valido_al }) => `${valido_dal.slice(0, 4)}–${valido_al?.slice(0, 4) ?? ''}`).join(', ');

/** Name and years of a unit, cut where the drawing ends. */
function rowText(unit: UnitaImparentata, width: number) {
  const name = unit.provincia ? `${unit.denominazione} (${unit.provincia})` : unit.denominazione;
  const room = Math.floor((width - 24) / CHARACTER);
  const years = yearsOf(unit);
  return {
    name: name.length > room ? `${name.slice(0, room - 1)}…` : name,
    years: name.length + years.length + 2 > room ? '' : years,
  };
}

/**
 * The lineage drawn against the years: a row for each unit, ancestors above and descendants below, with a line on the day of each step,
 * dashed for a part of a territory. It is hidden from screen readers and from Tab: the list below it has the same units and links.
 */
export function GenealogyDrawing({ genealogy }: { readonly genealogy: Genealogia }) {
  const styles = useStyles();
  const [container, width] = useWidth<HTMLDivElement>(0);
  const drawing = useMemo(() => (width > 0 ? genealogyDrawing(genealogy, width, today()) : null), [genealogy, width]);
  return (
    <div ref={container} className={styles.root}>
      {drawing && (
        <svg aria-hidden="true" width={drawing.width} height={drawing.height} className={styles.drawing}>
          {drawing.units
            .filter(({ unit }) => unit.generazione === 0)
            .map(({ unit, y }) => (
              <rect key={unit.id} x={0} y={y} width={drawing.width} height={GENEALOGY_ROW_HEIGHT} rx={4} className={styles.own} />
            ))}
          <YearAxis ticks={drawing.ticks} height={drawing.height} />
          {drawing.passages.map(({ passage: { id_da, id_a, data, totale }, x, from, to }) => (
            <g key={`${id_da} ${id_a} ${data}`}>
              <line x1={x} x2={x} y1={from} y2={to} className={mergeClasses(styles.passage, !totale && styles.partial)} />
              <circle cx={x} cy={to} r={4} className={styles.point} />
            </g>
          ))}
          {drawing.units.map(({ unit, y, bars }) => {
            const own = unit.generazione === 0;
            const { name, years } = rowText(unit, drawing.width);
            const label = (
              <text x={12} y={y + GENEALOGY_BAR_OFFSET - 8} className={mergeClasses(styles.label, own && styles.ownLabel)}>
                <tspan className={own ? undefined : styles.name}>{name}</tspan> {years && <tspan className={styles.years}>{years}</tspan>}
              </text>
            );
            return (
              <g key={unit.id}>
                {bars.map(({ x, width: length }) => (
                  <rect
                    key={x}
                    x={x}
                    y={y + GENEALOGY_BAR_OFFSET}
                    width={length}
                    height={GENEALOGY_BAR_HEIGHT}
                    rx={2}
                    className={own ? styles.ownBar : styles.bar}
                  />
                ))}
                {own ? (
                  label
                ) : (
                  <Link to={`/storia_ua/${unit.id}`} tabIndex={-1}>
                    {label}
                  </Link>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
