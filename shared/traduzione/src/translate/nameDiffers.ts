import { bearsName, beginsName } from '../recognise/names.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { isCurrentName, versionsOf } from '../recognise/versionsOf.ts';
import { dayNumber, holdsOn, OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Outcome } from './Outcome.ts';
import type { SourceDay } from './Translator.ts';

/** The version whose name a row's own name is compared with: that of the day from which its value was translated. */
export function nameDiffers(
  index: HistoryIndex,
  { level, chosen }: Recognition,
  place: number,
  outcome: Outcome,
  source: SourceDay,
  cell: string,
): boolean {
  const lookup = index.level(level);
  const versions = (chosen.values.versions[place] as readonly number[]).map(lookup.version);
  const named = outcome.translatedFrom === null ? undefined : dayNumber(outcome.translatedFrom);
  const day = named ?? (source === 'ultimo' ? Math.max(...versions.map(({ to }) => (to === OPEN ? index.updatedTo : to - 1))) : source);
  const version = versions.find((one) => holdsOn(one, day));
  if (version === undefined || bearsName(version, cell)) return false;
  const bearers = versionsOf(index, level === 'comune' ? 'nome' : 'nome_provincia', cell).map(lookup.version);
  const isOwn = bearers.some(({ unit }) => unit === version.unit);
  // no source dates the names of provinces, and people shorten them: any name that the province ever had is its own
  if (level !== 'comune') return !isOwn;
  // the code decides: a name in use is not another one, nor is the beginning of a name that a field cut off
  return bearers.length === 0 ? !beginsName(version, cell) : !(isOwn && isCurrentName(index, cell));
}
