import type { EditionModel } from '@territori/edition/EditionModel';
import { type Day, OPEN_END } from '@territori/history/dates/day';
import { onceFor } from '@territori/process/onceFor';
import { withoutAccents } from '@territori/reports/table/folded';
import { groupBy } from '@territori/traduzione/groupBy';
import { FIRST_DAY_OF_PLATES } from '@territori/traduzione/nomi';
import { type HistoryIndex, inOrder, isoDay, isoEnd, type Level } from '@territori/traduzione/storia';

/** A code with a name that a unit had, and the first and last day of both. */
export interface UnitForm {
  readonly id: number;
  /** Of a province or other UTS the statistical one. Null where no source has one, empty for a province. */
  readonly codice: string | null;
  readonly denominazione: string;
  /** The last plate of a municipality with them, and the last known type of a province or region. */
  readonly sigla: string | null;
  readonly tipo: number | null;
  readonly da: Day;
  readonly a: Day;
  /** The name without case and accents. */
  readonly ricerca: string;
}
type FormAtTime = Omit<UnitForm, 'ricerca'>;

/** The forms of the units of a level, by name, code and first day. */
export const unitForms = async (model: EditionModel, level: Level): Promise<readonly UnitForm[]> =>
  level === 'comune' ? municipalForms(await model.history()) : upperForms[level](model);

// the rows of forty thousand states would take memory that the versions of the history take already
const municipalForms = onceFor(({ comune }: HistoryIndex) =>
  formsOf(
    comune.versions.map(({ unit, code, name, plate, from, to }) => {
      const a = isoEnd(to) ?? OPEN_END;
      const sigla = a > FIRST_DAY_OF_PLATES ? plate : null;
      return { id: unit, codice: code || null, denominazione: name, sigla, tipo: null, da: isoDay(from), a };
    }),
  ),
);

const upperFormsOf = (level: 'uts' | 'regione') =>
  onceFor((model: EditionModel) =>
    formsOf(
      model.ofLevel(level).map(({ id, row, from, to }) => {
        const codice = level === 'uts' ? (row.codice_uts ?? '') : row.codice;
        return { id, codice, denominazione: row.denominazione, sigla: null, tipo: row.tipo, da: from, a: to ?? OPEN_END };
      }),
    ),
  );
const upperForms = { uts: upperFormsOf('uts'), regione: upperFormsOf('regione') };

function formsOf(parts: readonly FormAtTime[]): readonly UnitForm[] {
  const byForm = groupBy(parts, ({ id, codice, denominazione }) => `${id} ${codice} ${denominazione}`);
  const forms = [...byForm.values()].map((own): UnitForm => {
    const inTime = own.sort((one, other) => inOrder(one.da, other.da));
    const [first, last] = [inTime[0], inTime.at(-1)] as [FormAtTime, FormAtTime];
    const tipo = inTime.findLast((part) => part.tipo !== null)?.tipo ?? null;
    return { ...last, tipo, da: first.da, ricerca: withoutAccents(last.denominazione) };
  });
  return forms.sort((a, b) => inOrder(a.ricerca, b.ricerca) || byCode(a, b) || inOrder(a.da, b.da));
}

/** Codes in order; units for which it is null are last. */
const byCode = (a: FormAtTime, b: FormAtTime): number =>
  Number(a.codice === null) - Number(b.codice === null) || inOrder(a.codice ?? '', b.codice ?? '');
