import type { Change } from '@territori/edition/model/readEvents';
import { changeRow } from '@territori/edition/rows/changeRow';
import { CHANGE_KINDS } from '@territori/history/edition/changeKinds';
import { reference } from '@territori/languages';
import { DayParameter, IntegerParameter, LARGEST_ID, TextParameter, UnitId } from '@territori/wire/v1/parameters';
import { LevelAsked } from '@territori/wire/v1/values';
import { Variazione } from '@territori/wire/v1/variazione';
import { type Static, type TObject, Type } from 'typebox';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { listCall } from '../answering/listCall.ts';
import type { CallContext } from '../Call.ts';
import { unknownUnit } from '../units/unknownUnit.ts';
import { upperUnits } from '../units/upperUnits.ts';

/** Asks for the changes of which no source says what they are. */
export const UNSPECIFIED = 'non_specificata';
const KINDS = [...Object.keys(CHANGE_KINDS), UNSPECIFIED];

/** The kinds that `tipo` names, separated by commas. Throws Problem for an unknown one. */
function kindsOf(list: string): ReadonlySet<string> {
  const kinds = list.split(',').map((kind) => kind.trim());
  const written = kinds.map((kind) => KINDS.find((known) => known.toLowerCase() === kind.toLowerCase()) ?? kind);
  const unknown = written.find((kind) => !KINDS.includes(kind));
  if (unknown === undefined) return new Set(written);
  throw new Problem('parametro_non_valido', message('changes.tipoThereNo', { unknown, kinds: KINDS.join(', ') }), 'tipo');
}

/** The place of the first change, in order of time, that passes a test which every later one passes too. */
function firstPlace(changes: readonly Change[], test: (change: Change) => boolean): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(changes[middle] as Change)) high = middle;
    else low = middle + 1;
  }
  return low;
}
const firstFrom = (changes: readonly Change[], day: string) => firstPlace(changes, ({ data }) => data >= day);
const firstAfter = (changes: readonly Change[], day: string) => firstPlace(changes, ({ data }) => data > day);

/** The parameters that choose changes. */
export const CHOICE_OF_CHANGES = {
  dal: DayParameter('changes.choiceOfChanges.dal', '2014-01-01'),
  al: DayParameter('changes.choiceOfChanges.al', '2014-12-31'),
  livello: Type.Optional(LevelAsked),
  tipo: TextParameter(reference('changes.tipo', { kinds: KINDS.join(', ') }), 'CS,ES'),
  regione: TextParameter('changes.choiceOfChanges.regione', '08'),
  provincia: TextParameter('changes.choiceOfChanges.provincia', 'BO'),
  unita: IntegerParameter('changes.choiceOfChanges.unita', { minimum: 1, maximum: LARGEST_ID }, 10370610),
};
type ChoiceOfChanges = Static<TObject<typeof CHOICE_OF_CHANGES>>;

/** The chosen changes by day, level and code. Throws Problem for parameters that contradict each other and for unknown values. */
export async function chosenChanges(
  { dal, al, livello, tipo, regione, provincia, unita }: ChoiceOfChanges,
  { model }: Pick<CallContext, 'model'>,
): Promise<readonly Change[]> {
  if (dal !== undefined && al !== undefined && dal > al) {
    throw new Problem('parametri_incompatibili', message('changes.dalAfterAl', { dal, al }), 'dal');
  }
  if (unita !== undefined && model.ofUnit(unita).length === 0) throw unknownUnit(unita, 'unita');
  const kinds = tipo === undefined ? undefined : kindsOf(tipo);
  const regions = regione === undefined ? undefined : upperUnits(model, 'regione', 'regione', regione);
  const provinces = provincia === undefined ? undefined : upperUnits(model, 'uts', 'provincia', provincia);
  const isIn = (wanted: ReadonlySet<number>, ...ids: (number | null)[]) => ids.some((id) => id !== null && wanted.has(id));
  const all = unita === undefined ? await model.changes() : ((await model.changesAroundUnits()).get(unita) ?? []);
  const [start, end] = [dal === undefined ? 0 : firstFrom(all, dal), al === undefined ? all.length : firstAfter(all, al)];
  return all
    .slice(start, end)
    .filter(
      (change) =>
        (livello === undefined || change.livello === livello) &&
        (kinds === undefined || kinds.has(change.tipo ?? UNSPECIFIED)) &&
        (regions === undefined || isIn(regions, change.id, change.regione_prima, change.regione_dopo)) &&
        (provinces === undefined || isIn(provinces, change.id, change.uts_prima, change.uts_dopo ?? change.uts_evento)),
    );
}

export const daysOfChoice = ({ dal, al }: ChoiceOfChanges): Record<string, string> => ({
  ...(dal !== undefined && { dal }),
  ...(al !== undefined && { al }),
});

export const changes = listCall({
  path: '/variazioni',
  name: 'variazioni',
  tag: 'Variazioni',
  query: CHOICE_OF_CHANGES,
  row: Variazione,
  examples: [
    {
      title: 'changes.example.foundationsEndsRegion',
      url: '/variazioni?dal=2014-01-01&al=2014-12-31&tipo=CS,ES&regione=08&livello=comune',
    },
    { title: 'changes.example.everyChange', url: '/variazioni?dal=2014-01-01&al=2014-12-31' },
  ],
  days: daysOfChoice,
  find: chosenChanges,
  show: (change: Change, context): Variazione => changeRow(change, context),
});

export const unitChanges = listCall({
  path: '/unita/:id/variazioni',
  name: 'variazioni_di_unita',
  tag: 'Unità',
  parts: UnitId,
  row: Variazione,
  examples: [{ title: 'changes.unitChanges.example.howValsamoggiaWasFounded', url: '/unita/10370610/variazioni' }],
  async find({ id }, { model }) {
    if (model.ofUnit(id).length === 0) throw unknownUnit(id);
    return (await model.changesAroundUnits()).get(id) ?? [];
  },
  show: (change: Change, context): Variazione => changeRow(change, context),
});
