import { isLabel } from '../recognise/isLabel.ts';
import { isNothing } from '../recognise/isNothing.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { versionsOf } from '../recognise/versionsOf.ts';
import { holdsOn } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { NO_OUTCOME, type Outcome } from './Outcome.ts';
import type { SourceDay } from './Translator.ts';

/** What rows are that have no code, but the name of a unit: empty and to be looked at, each with the code that its name had on the day. */
export function rowsWithoutValue(index: HistoryIndex, { level, chosen, names }: Recognition, source: SourceDay) {
  const lookup = index.level(level);
  const day = source === 'ultimo' ? index.updatedTo : source;
  const known = new Map<string, Outcome | null>();
  return (row: readonly string[]): Outcome | null => {
    const name = names === null ? '' : (row[names.column] as string);
    if (isNothing(name, 'nome') || isLabel(name) || !isNothing(row[chosen.column] as string, chosen.kind)) return null;
    let outcome = known.get(name);
    if (outcome === undefined) {
      const bearers = versionsOf(index, level === 'comune' ? 'nome' : 'nome_provincia', name).map(lookup.version);
      const [only, ...others] = new Map(bearers.filter((one) => holdsOn(one, day)).map((one) => [one.unit, one.code])).values();
      const suggestion = only !== undefined && others.length === 0 ? only : null;
      outcome = bearers.length === 0 ? null : { ...NO_OUTCOME, outcome: 'vuota', notices: ['senza_valore'], suggestion };
      known.set(name, outcome);
    }
    return outcome;
  };
}
