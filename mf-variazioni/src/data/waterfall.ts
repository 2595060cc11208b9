import type { Confronto } from '@territori/contract/v1';
import { type LedgerLine, ledger } from './ledger.ts';

/** A bar from one number to another; sizes are pixels. */
export interface WaterfallBar {
  readonly kind: 'start' | 'gain' | 'loss' | 'end';
  readonly line?: LedgerLine;
  readonly value: number;
  readonly y: number;
  readonly x: number;
  readonly width: number;
}

export interface Waterfall {
  readonly width: number;
  readonly height: number;
  /** The number at the left end of the drawing. On an axis from zero the changes would be too small to see; without changes it is zero. */
  readonly from: number;
  readonly bars: readonly WaterfallBar[];
}

export const WATERFALL_ROW = 48;
export const WATERFALL_BAR = 18;
/** One unit among thousands stays visible. */
const LEAST_WIDTH = 2;
/** Height of the text above a bar. */
export const WATERFALL_BAR_TOP = 24;

/** The smallest round number (1, 2 or 5 times a power of ten) that divides a range into at most ten steps. */
function roundStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, range / 10)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => range / step <= 10) ?? power * 10;
}

/** Draws an account as a waterfall: the first number, a bar for each line that changes it, the last number, one below the other. */
export function waterfall(comparison: Pick<Confronto, 'inizio' | 'fine' | 'variazioni'>, width: number): Waterfall {
  const lines = ledger(comparison).filter(({ sum }) => sum !== 0);
  const totals = [comparison.inizio, comparison.fine, ...lines.map(({ total }) => total)];
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const step = roundStep(Math.max(1, most - least));
  const from = lines.length === 0 ? 0 : Math.max(0, Math.floor(least / step) * step - step);
  const scale = (value: number) => ((value - from) / Math.max(1, most - from)) * width;
  const bar = (kind: WaterfallBar['kind'], row: number, low: number, high: number, value: number, line?: LedgerLine): WaterfallBar => ({
    kind,
    value,
    y: row * WATERFALL_ROW,
    x: Math.min(scale(low), width - LEAST_WIDTH),
    width: high === low ? 0 : Math.max(LEAST_WIDTH, scale(high) - scale(low)),
    ...(line && { line }),
  });
  return {
    width,
    height: (lines.length + 2) * WATERFALL_ROW,
    from,
    bars: [
      bar('start', 0, from, comparison.inizio, comparison.inizio),
      ...lines.map((line, index) =>
        bar(
          line.sum > 0 ? 'gain' : 'loss',
          index + 1,
          Math.min(line.total, line.total - line.sum),
          Math.max(line.total, line.total - line.sum),
          line.sum,
          line,
        ),
      ),
      bar('end', lines.length + 1, from, comparison.fine, comparison.fine),
    ],
  };
}
