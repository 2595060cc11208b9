import type { Table } from '../read/Table.ts';
import type { Outcome, Target } from '../translate/Outcome.ts';
import type { AggregatedRow, Aggregation, AggregationOptions, Balance, Comparability, Figure, WholeUnit } from './Aggregation.ts';
import { type Destination, destinationsOf, territoryOfRow } from './destinationsOf.ts';
import { looksLikeRate, numbersOf } from './numbersOf.ts';
import { Populations } from './Populations.ts';
import type { Sums, WholeSums } from './Sums.ts';
import { unitsWithoutFigures } from './unitsWithoutFigures.ts';
import { unreadCells } from './unreadCells.ts';

/** Sums without the noise of binary fractions. */
const roundedSum = (number: number) => Math.round(number * 1e6) / 1e6;

const byUnitCode = (a: { readonly code: string }, b: { readonly code: string }): number => (a.code < b.code ? -1 : 1);

/**
 * One row for each unit of the day asked. Counts are added; a rate is the mean of the rows' rates, weighted as declared. A row whose
 * territory several units hold is distributed only with `distribute`, and only where the weight of every part is known. Otherwise it stays
 * whole: with its unit where that goes on, which is then `non_comparabile`, else in no unit. What goes nowhere is counted as unassigned.
 */
export function aggregate(
  table: Table,
  outcomes: readonly Outcome[],
  figures: readonly Figure[],
  { index, level, translation, distribute = false }: AggregationOptions,
): Aggregation {
  const numbers = new Map<number, (number | null)[]>();
  const read = (column: number): (number | null)[] => {
    const known = numbers.get(column) ?? numbersOf(table.rows.map((row) => row[column] as string));
    numbers.set(column, known);
    return known;
  };
  const populations = new Populations(index, level);
  const units = new Map<number, Sums>();
  const whole = new Map<number, WholeSums>();
  const wholeLines = new Set<number>();
  const years = new Set<number>();
  const distributed = new Set<number>();
  const present = new Set<number>();
  const balances = new Map<number, { -readonly [field in keyof Balance]: number }>();
  for (const { kind, column } of figures) {
    if (kind === 'conteggio') balances.set(column, { entered: 0, left: 0, unassigned: 0, withoutUnit: 0 });
  }
  let [divided, distributable, exchanged] = [0, 0, 0];
  const noSums = (): Omit<Sums, 'target'> => ({ rows: 0, sums: figures.map(() => 0), weights: figures.map(() => 0) });
  const sumsOf = (target: Target): Sums => {
    const sums = units.get(target.unit) ?? { target, ...noSums() };
    units.set(target.unit, sums);
    return sums;
  };
  const weightIn = (figure: Figure & { kind: 'tasso' }, line: number, { origin }: Outcome): number | null =>
    figure.weight === 'popolazione' ? origin && populations.of(origin) : (read(figure.weight)[line] ?? null);
  for (const [line, outcome] of outcomes.entries()) {
    const { origin } = outcome;
    if (origin) present.add(origin.unit);
    const shares = destinationsOf(outcome);
    const isDistributed = distribute && shares !== null && shares.length > 0;
    if (shares) {
      divided += 1;
      if (shares.length > 0) distributable += 1;
      if (isDistributed && outcome.weightYear !== null) years.add(outcome.weightYear);
    } else if (outcome.notices.includes('ceduto_territorio')) exchanged += 1;
    const staysWhole = shares !== null && !isDistributed;
    const goesOn = outcome.target && (!staysWhole || !origin || outcome.target.unit === origin.unit) ? outcome.target : null;
    const parts: readonly Destination[] = isDistributed ? shares : goesOn ? [{ target: goesOn, weight: 1 }] : [];
    for (const { target } of parts) {
      sumsOf(target).rows += 1;
      if (isDistributed) distributed.add(target.unit);
    }
    let kept: WholeSums | undefined;
    if (staysWhole) {
      wholeLines.add(line);
      if (origin) {
        const territory = territoryOfRow(outcome);
        kept = whole.get(origin.unit) ?? {
          origin,
          territory,
          counted: goesOn,
          distributable: shares.length > 0,
          ...noSums(),
        };
        whole.set(origin.unit, kept);
        kept.rows += 1;
      }
    }
    for (const [place, figure] of figures.entries()) {
      const value = read(figure.column)[line] ?? null;
      if (value === null) continue;
      const balance = balances.get(figure.column);
      if (figure.kind === 'conteggio' && balance) {
        balance.entered += value;
        // the share of a part that leads nowhere is not assigned
        balance.unassigned += value * (1 - parts.reduce((sum, { weight }) => sum + weight, 0));
        if (outcome.outcome === 'vuota') balance.withoutUnit += value;
      }
      const factor = figure.kind === 'conteggio' ? 1 : (weightIn(figure, line, outcome) ?? 0);
      const add = ({ sums, weights }: Pick<Sums, 'sums' | 'weights'>, weight: number) => {
        sums[place] = (sums[place] as number) + value * factor * weight;
        weights[place] = (weights[place] as number) + factor * weight;
      };
      for (const { target, weight } of parts) add(sumsOf(target), weight);
      if (kept) add(kept, 1);
    }
  }
  const valuesOf = ({ sums, weights }: Pick<Sums, 'sums' | 'weights'>) =>
    figures.map(({ kind }, place) => {
      const weight = weights[place] as number;
      if (weight === 0) return null;
      return roundedSum(kind === 'conteggio' ? (sums[place] as number) : (sums[place] as number) / weight);
    });
  const wholeUnits = [...whole.values()]
    .sort((a, b) => byUnitCode(a.origin, b.origin))
    .map((kept): WholeUnit => {
      const { origin, territory, counted, rows, distributable: known } = kept;
      return { origin, territory, target: counted, rows, figures: valuesOf(kept), distributable: known };
    });
  const withoutFigures = unitsWithoutFigures({ index, level, translation }, units, wholeUnits, present);
  for (const target of withoutFigures) sumsOf(target);
  const comparabilityOf = ({ target, rows: count }: Sums): Comparability => {
    if (wholeUnits.some((kept) => kept.target?.unit === target.unit)) return 'non_comparabile';
    if (count === 0) return 'nulla';
    const sources = translation.sourcesOf(target.unit);
    const isMissing = [...(sources ?? [])].some((source) => !present.has(source) || whole.has(source));
    return isMissing ? 'parziale' : distributed.has(target.unit) ? 'distribuita' : 'intera';
  };
  const rows = [...units.values()]
    .sort((a, b) => byUnitCode(a.target, b.target))
    .map((sums): AggregatedRow => {
      const { target, rows: count } = sums;
      const held = wholeUnits.filter((kept) => kept.target?.unit === target.unit).flatMap(({ territory }) => territory);
      return {
        target: { ...target, weight: null },
        rows: count,
        figures: valuesOf(sums),
        weights: sums.weights,
        comparability: comparabilityOf(sums),
        territory: [...new Map(held.map((one) => [one.unit, one])).values()],
      };
    });
  for (const [place, { kind, column }] of figures.entries()) {
    const balance = balances.get(column);
    // of what is not rounded: rounded shares do not add up to their whole
    if (kind === 'conteggio' && balance) balance.left = [...units.values()].reduce((sum, { sums }) => sum + (sums[place] as number), 0);
  }
  return {
    rows,
    balances: new Map(
      [...balances].map(([column, { entered, left, unassigned, withoutUnit }]) => [
        column,
        { entered: roundedSum(entered), left: roundedSum(left), unassigned: roundedSum(unassigned), withoutUnit: roundedSum(withoutUnit) },
      ]),
    ),
    questioned: figures.flatMap(({ kind, column }) => (kind === 'conteggio' && looksLikeRate(read(column)) ? [column] : [])),
    unread: [...numbers].flatMap(([column, read]) => unreadCells(table, column, read)).sort((a, b) => a.column - b.column),
    divided,
    distributable,
    weightYears: [...years].sort((a, b) => a - b),
    whole: wholeUnits,
    exchanged,
    wholeLines,
  };
}
