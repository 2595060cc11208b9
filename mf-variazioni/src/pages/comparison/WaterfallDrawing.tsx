import type { Confronto } from '@territori/contract/v1';
import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useChangeWords } from '@territori/report-flow/changes';
import { useWidth } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useMemo } from 'react';
import { WATERFALL_BAR, WATERFALL_BAR_TOP, WATERFALL_ROW, type WaterfallBar, waterfall } from '../../data/waterfall.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  root: { minWidth: 0, minHeight: '10rem' },
  drawing: { display: 'block', fontSize: '14px', fontFamily: tokens.fontFamilyBase, fill: tokens.colorNeutralForeground1 },
  start: { fill: tokens.colorNeutralStrokeAccessible, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  end: { fill: tokens.colorNeutralStrokeAccessible, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  gain: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'Highlight' } },
  loss: { fill: tokens.colorPaletteRedBorder2, '@media (forced-colors: active)': { fill: 'Highlight' } },
  // the dashed line to the next bar passes behind the words
  label: {
    paintOrder: 'stroke',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '4px',
    strokeLinejoin: 'round',
    '@media (forced-colors: active)': { stroke: 'Canvas' },
  },
  joint: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: 1, strokeDasharray: '3 3' },
});

/** A number with its sign: `+42`, `−232`. */
export const signed = (value: number, format: (value: number) => string) =>
  value > 0 ? `+${format(value)}` : value < 0 ? `−${format(-value)}` : format(0);

/** The account of a comparison as a waterfall. The table below it has the same numbers. */
export function WaterfallDrawing({ comparison, dal, al }: { readonly comparison: Confronto; readonly dal: string; readonly al: string }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const language = useLanguage();
  const words = useChangeWords();
  const [container, width] = useWidth<HTMLDivElement>(0);
  const drawing = useMemo(() => (width > 0 ? waterfall(comparison, width) : null), [comparison, width]);
  const number = (value: number) => formatNumber(value, language);
  const label = ({ kind, line, value }: WaterfallBar) => {
    if (kind === 'start') return `${formatDate(dal)}: ${number(value)}`;
    if (kind === 'end') return `${formatDate(al)}: ${number(value)}`;
    return `${words.kind(line?.change.tipo ?? null)}: ${signed(value, number)}`;
  };
  return (
    <div ref={container} className={styles.root}>
      {drawing && (
        <>
          <svg
            role="img"
            aria-label={text('confronto.disegno', { passi: drawing.bars.map(label).join('; ') })}
            width={drawing.width}
            height={drawing.height}
            className={styles.drawing}
          >
            {drawing.bars.map((bar, index) => {
              const next = drawing.bars[index + 1];
              // where this bar's number is: the right end, or the left end of what takes away
              const end = bar.kind === 'loss' ? bar.x : bar.x + bar.width;
              return (
                <g key={bar.line?.key ?? bar.kind}>
                  <text x={0} y={bar.y + WATERFALL_BAR_TOP - 8} className={styles.label}>
                    {label(bar)}
                  </text>
                  <rect x={bar.x} y={bar.y + WATERFALL_BAR_TOP} width={bar.width} height={WATERFALL_BAR} className={styles[bar.kind]} />
                  {next && (
                    <line
                      x1={end}
                      x2={end}
                      y1={bar.y + WATERFALL_BAR_TOP}
                      y2={bar.y + WATERFALL_ROW + WATERFALL_BAR_TOP + WATERFALL_BAR}
                      className={styles.joint}
                    />
                  )}
                </g>
              );
            })}
          </svg>
          {drawing.from > 0 && (
            <Text as="p" size="small" tone="muted">
              {text('confronto.asse', { numero: number(drawing.from) })}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
