import { type ChangesOfDay, noChanges, touchedUnits, UNIT_CHANGES, type UnitChange } from '@territori/report-flow/map';
import { makeStyles, tokens } from '@territori/ui/theme';
import { memo, useMemo } from 'react';
import { CHANGE_COLORS } from './changeColors.ts';

interface ChangeBarsProps {
  readonly changes: ReadonlyMap<string, ChangesOfDay> | undefined;
  readonly firstYear: number;
  readonly lastYear: number;
  /** The year that is shown. */
  readonly year: number;
}

const HEIGHT = 40;
/** The height of the lowest bar. */
const LEAST = 2;
/** Years between two numbers below the bars. */
const TICK = 20;

const useStyles = makeStyles({
  bars: { display: 'block', width: '100%', height: `${HEIGHT}px`, overflow: 'visible' },
  bar: { '@media (forced-colors: active)': { fill: 'CanvasText !important' } },
  now: { fill: tokens.colorNeutralBackground1Selected, '@media (forced-colors: active)': { fill: 'Highlight' } },
  years: {
    position: 'relative',
    height: '16px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
  },
});

/** How many units changed in each year, by what happened to them, as a picture without words: those about the day stand beside it. */
export const ChangeBars = memo(function ChangeBars({ changes, firstYear, lastYear, year }: ChangeBarsProps) {
  const styles = useStyles();
  const years = lastYear - firstYear + 1;
  const bars = useMemo(() => {
    const ofYear = new Map<number, Record<UnitChange, number>>();
    for (const [day, counts] of changes ?? []) {
      const place = Number(day.slice(0, 4)) - firstYear;
      const sums = ofYear.get(place) ?? noChanges();
      for (const change of UNIT_CHANGES) sums[change] += counts[change];
      ofYear.set(place, sums);
    }
    // the root of the number: a year with ten changes is seen beside one with two thousand
    const most = Math.sqrt(Math.max(1, ...[...ofYear.values()].map(touchedUnits)));
    return [...ofYear].flatMap(([place, counts]) => {
      const sum = touchedUnits(counts);
      const unit = Math.max(LEAST, (HEIGHT * Math.sqrt(sum)) / most) / sum;
      let top = HEIGHT;
      return UNIT_CHANGES.flatMap((change) => {
        const height = counts[change] * unit;
        if (height === 0) return [];
        top -= height;
        return [{ key: `${place} ${change}`, change, place, top, height }];
      });
    });
  }, [changes, firstYear]);
  const ticks = Array.from({ length: Math.floor(lastYear / TICK) + 1 }, (_, place) => place * TICK).filter((tick) => tick >= firstYear);
  return (
    <div aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers with what is around it */}
      <svg className={styles.bars} viewBox={`0 0 ${years} ${HEIGHT}`} preserveAspectRatio="none">
        <rect className={styles.now} x={year - firstYear} y={0} width={1} height={HEIGHT} />
        {bars.map(({ key, change, place, top, height }) => (
          <rect
            key={key}
            className={styles.bar}
            style={{ fill: CHANGE_COLORS[change] }}
            x={place + 0.1}
            y={top}
            width={0.8}
            height={height}
          />
        ))}
      </svg>
      <div className={styles.years}>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${((tick - firstYear + 0.5) / years) * 100}%` }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
});
